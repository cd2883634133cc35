import type { StatusLabel } from '#domain/units/statuses.ts';
import { useText } from '#web/texts/language.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useFloorChoices } from './floor-choices.ts';
import type { Choice, useUnitNames } from './unit-names.ts';
import { everyUnit, type useListedUnits } from './use-listed-units.ts';
import styles from './units.module.css';

type UnitsFilterProps = {
  listed: ReturnType<typeof useListedUnits>;
  names: ReturnType<typeof useUnitNames>;
  counts: readonly { label: StatusLabel; count: number }[];
};

/** What narrows the table of units. */
export function UnitsFilter({ listed: { all, units, narrowing, narrow }, names, counts }: UnitsFilterProps) {
  const t = useText();
  const floors = useFloorChoices(all);
  const isNarrowed = Object.entries(narrowing).some(
    ([part, value]) => value !== everyUnit[part as keyof typeof everyUnit],
  );
  return (
    <FilterBar
      label={t('units.filter')}
      onClear={isNarrowed ? () => narrow(everyUnit) : undefined}
      end={
        <span className={styles.count} aria-live="polite">
          {t('units.count', { count: units.length })}
        </span>
      }
    >
      <SearchField label={t('units.search')} value={narrowing.search} onSearch={(search) => narrow({ search })} />
      {names.buildings.length > 1 && (
        <Select
          label={t('units.building')}
          labelHidden
          options={withAll(t('units.allBuildings'), names.buildings)}
          value={narrowing.building}
          onChange={(building) => narrow({ building })}
        />
      )}
      <Select
        label={t('units.floor')}
        labelHidden
        options={withAll(t('units.allFloors'), floors)}
        value={narrowing.floor}
        onChange={(floor) => narrow({ floor })}
      />
      <Select
        label={t('units.type')}
        labelHidden
        options={withAll(t('units.allTypes'), names.rooms)}
        value={narrowing.room}
        onChange={(room) => narrow({ room })}
      />
      <Select
        label={t('units.status')}
        labelHidden
        options={[
          { value: '', label: t('units.allStatuses') },
          ...counts.map(({ label, count }) => ({ value: label, label: `${t(`status.${label}`)} (${count})` })),
        ]}
        value={narrowing.status}
        onChange={(status) => narrow({ status: status as StatusLabel | '' })}
      />
    </FilterBar>
  );
}

function withAll(all: string, choices: readonly Choice[]) {
  return [{ value: '', label: all }, ...choices.map(({ id, title }) => ({ value: String(id), label: title }))];
}

import type { StatusLabel } from '#domain/units/statuses.ts';
import { useText } from '#web/texts/language.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useFloorChoices, type Choice, type useUnitNames } from './unit-choices.ts';
import { noFilter, type useFilteredUnits } from './use-filtered-units.ts';
import styles from './units.module.css';

type UnitsFilterProps = {
  filtered: ReturnType<typeof useFilteredUnits>;
  names: ReturnType<typeof useUnitNames>;
  counts: readonly { label: StatusLabel; count: number }[];
};

/** The filters above the units table. */
export function UnitsFilter({ filtered: { all, units, filter, changeFilter }, names, counts }: UnitsFilterProps) {
  const t = useText();
  const floors = useFloorChoices(all);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <FilterBar
      label={t('units.filter')}
      onClear={isFiltered ? () => changeFilter(noFilter) : undefined}
      end={
        <span className={styles.count} aria-live="polite">
          {t('units.count', { count: units.length })}
        </span>
      }
    >
      <SearchField label={t('units.search')} value={filter.search} onSearch={(search) => changeFilter({ search })} />
      {names.buildings.length > 1 && (
        <Select
          label={t('units.building')}
          labelHidden
          options={withAll(t('units.allBuildings'), names.buildings)}
          value={filter.building}
          onChange={(building) => changeFilter({ building })}
        />
      )}
      <Select
        label={t('units.floor')}
        labelHidden
        options={withAll(t('units.allFloors'), floors)}
        value={filter.floor}
        onChange={(floor) => changeFilter({ floor })}
      />
      <Select
        label={t('units.type')}
        labelHidden
        options={withAll(t('units.allTypes'), names.rooms)}
        value={filter.room}
        onChange={(room) => changeFilter({ room })}
      />
      <Select
        label={t('units.status')}
        labelHidden
        options={[
          { value: '' as const, label: t('units.allStatuses') },
          ...counts.map(({ label, count }) => ({ value: label, label: `${t(`status.${label}`)} (${count})` })),
        ]}
        value={filter.status}
        onChange={(status) => changeFilter({ status })}
      />
    </FilterBar>
  );
}

function withAll(all: string, choices: readonly Choice[]) {
  return [{ value: '', label: all }, ...choices.map(({ id, title }) => ({ value: String(id), label: title }))];
}

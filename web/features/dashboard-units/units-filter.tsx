import { useMemo, useState } from 'react';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Language } from '#domain/texts/language.ts';
import { readingOrder, sortUnits, type SortColumn } from '#domain/units/sort-units.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useFloorChoices, type Choice, type useUnitNames } from './unit-choices.ts';
import styles from './units.module.css';

type UnitsFilterProps = {
  filtered: ReturnType<typeof useUnitsFilter>;
  names: ReturnType<typeof useUnitNames>;
  counts: readonly { label: StatusLabel; count: number }[];
};

/** The filters above the units table. */
export function UnitsFilter({ filtered: { all, units, filter, changeFilter }, names, counts }: UnitsFilterProps) {
  const t = useText();
  const countText = useCountText();
  const floors = useFloorChoices(all);
  const withdrawn = all.filter((unit) => unit.is_withdrawn).length;
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
          ...counts.map(({ label, count }) => ({
            value: label,
            label: `${t(`status.${label}`)} (${countText(count)})`,
          })),
        ]}
        value={filter.status}
        onChange={(status) => changeFilter({ status })}
      />
      {(withdrawn > 0 || filter.place !== '') && (
        <Select
          label={t('units.place')}
          labelHidden
          options={[
            { value: '', label: t('units.allPlaces') },
            { value: 'package', label: t('units.inPackage') },
            { value: 'withdrawn', label: t('units.withdrawnOnes', { count: withdrawn }) },
          ]}
          value={filter.place}
          onChange={(place) => changeFilter({ place })}
        />
      )}
    </FilterBar>
  );
}

function withAll(all: string, choices: readonly Choice[]) {
  return [{ value: '', label: all }, ...choices.map(({ id, title }) => ({ value: String(id), label: title }))];
}

/** The filters of the units table. An empty string matches every unit. */
type UnitFilter = {
  search: string;
  building: string;
  floor: string;
  room: string;
  status: '' | StatusLabel;
  place: '' | 'package' | 'withdrawn';
};
export const noFilter: UnitFilter = { search: '', building: '', floor: '', room: '', status: '', place: '' };

const sortableColumns = ['code', 'floor', 'type', 'area', 'status', 'price'] as const;
type SortableColumn = (typeof sortableColumns)[number];
type UnitSort = { column: SortableColumn; descending: boolean };

/** The names of the columns in `sortUnits`, which does not sort by floor. */
const sortColumnOf: Record<Exclude<SortableColumn, 'floor'>, SortColumn> = {
  code: 'number',
  type: 'type',
  area: 'total',
  status: 'status',
  price: 'price',
};

/** The units of the table, filtered and sorted, with the functions that change the filter and the order. */
export function useUnitsFilter(roomOf: (unit: Property) => string) {
  const { language } = useLanguage();
  const all = useKnownUnits();
  const [filter, setFilter] = useState(noFilter);
  const [sort, setSort] = useState<UnitSort>();
  const units = useMemo(() => {
    const matching = all.filter((unit) => matches(unit, filter));
    if (sort?.column === 'floor') return sortByFloor(matching, sort.descending, language);
    const order = sort && { column: sortColumnOf[sort.column], descending: sort.descending };
    return sortUnits(matching, order, roomOf, language);
  }, [all, filter, sort, language, roomOf]);
  const sortBy = (id: string) => {
    const column = sortableColumns.find((sortable) => sortable === id);
    if (column) setSort((current) => ({ column, descending: current?.column === column && !current.descending }));
  };
  return {
    all,
    units,
    filter,
    changeFilter: (part: Partial<UnitFilter>) => setFilter((current) => ({ ...current, ...part })),
    sort,
    sortBy,
  };
}

function sortByFloor(units: readonly Property[], descending: boolean, language: Language): Property[] {
  const compareCodes = readingOrder(language);
  return units.toSorted(
    (a, b) => (descending ? b.flat_level - a.flat_level : a.flat_level - b.flat_level) || compareCodes(a.code, b.code),
  );
}

function matches(unit: Property, { search, building, floor, room, status, place }: UnitFilter): boolean {
  return (
    (search === '' || unit.code.toUpperCase().includes(search.toUpperCase())) &&
    (building === '' || unit.building_id === Number(building)) &&
    (floor === '' || unit.flat_level === Number(floor)) &&
    (room === '' || unit.room_type_id === Number(room)) &&
    (status === '' || statusLabel(unit.status_id) === status) &&
    (place === '' || (place === 'withdrawn') === (unit.is_withdrawn === true))
  );
}

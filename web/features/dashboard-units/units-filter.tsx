import { useMemo } from 'react';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import type { Property } from '#contract/entities/property.ts';
import { knownChoice } from '#domain/navigation/known-choice.ts';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import type { Language } from '#domain/texts/language.ts';
import {
  nextSort,
  readSort,
  readingOrder,
  sortUnits,
  writeSort,
  type Sort,
  type SortColumn,
} from '#domain/units/sort-units.ts';
import { statusLabel, statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';
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
export function UnitsFilter({
  filtered: { all, floors, units, filter, changeFilter },
  names,
  counts,
}: UnitsFilterProps) {
  const t = useText();
  const countText = useCountText();
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
      <SearchField label={t('units.search')} value={filter.q} onSearch={(q) => changeFilter({ q })} />
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

/** The filters of the units table, by their parameters in the address. An empty string matches every unit. */
type UnitFilter = {
  q: string;
  building: string;
  floor: string;
  room: string;
  status: '' | StatusLabel;
  place: '' | 'package' | 'withdrawn';
};
export const noFilter: UnitFilter = { q: '', building: '', floor: '', room: '', status: '', place: '' };

const sortableColumns = ['code', 'floor', 'type', 'area', 'status', 'price'] as const;
type SortableColumn = (typeof sortableColumns)[number];

/** The names of the columns in `sortUnits`, which does not sort by floor. */
const sortColumnOf: Record<Exclude<SortableColumn, 'floor'>, SortColumn> = {
  code: 'number',
  type: 'type',
  area: 'total',
  status: 'status',
  price: 'price',
};

/**
 * The units of the table, filtered and sorted, with the functions that change the filter and the order. Both are kept in
 * the address, so that a link, a reload and Back restore them; what cannot be chosen counts as missing.
 */
export function useUnitsFilter({ buildings, rooms, roomOf }: ReturnType<typeof useUnitNames>) {
  const { language } = useLanguage();
  const all = useKnownUnits();
  const floors = useFloorChoices(all);
  const [query, changeQuery] = useAddressQuery();
  const sort = useMemo(() => sortIn(query), [query]);
  const filter = useMemo(() => readFilter(query, { buildings, floors, rooms }), [query, buildings, floors, rooms]);
  const units = useMemo(
    () =>
      sortTable(
        all.filter((unit) => matches(unit, filter)),
        sort,
        roomOf,
        language,
      ),
    [all, filter, sort, language, roomOf],
  );
  const sortBy = (id: string) => {
    const column = sortableColumns.find((sortable) => sortable === id);
    if (column)
      changeQuery((current) => withParameters(current, { sort: writeSort(nextSort(sortIn(current), column)) }));
  };
  const changeFilter = (part: Partial<UnitFilter>) => changeQuery((current) => withParameters(current, part));
  return { all, floors, units, filter, changeFilter, sort, sortBy };
}

const sortIn = (query: URLSearchParams) => readSort(query.get('sort'), sortableColumns);

function readFilter(
  query: URLSearchParams,
  { buildings, floors, rooms }: Record<'buildings' | 'floors' | 'rooms', readonly Choice[]>,
): UnitFilter {
  const valueOf = (name: keyof UnitFilter) => query.get(name) ?? '';
  return {
    q: valueOf('q'),
    building: knownChoice(valueOf('building'), buildings),
    floor: knownChoice(valueOf('floor'), floors),
    room: knownChoice(valueOf('room'), rooms),
    status: statusLabels.find((label) => label === valueOf('status')) ?? '',
    place: (['package', 'withdrawn'] as const).find((place) => place === valueOf('place')) ?? '',
  };
}

function sortTable(
  units: readonly Property[],
  sort: Sort<SortableColumn> | undefined,
  roomOf: (unit: Property) => string,
  language: Language,
): Property[] {
  if (sort?.column === 'floor') return sortByFloor(units, sort.descending, language);
  const order = sort && { column: sortColumnOf[sort.column], descending: sort.descending };
  return sortUnits(units, order, roomOf, language);
}

function sortByFloor(units: readonly Property[], descending: boolean, language: Language): Property[] {
  const compareCodes = readingOrder(language);
  return units.toSorted(
    (a, b) => (descending ? b.flat_level - a.flat_level : a.flat_level - b.flat_level) || compareCodes(a.code, b.code),
  );
}

function matches(unit: Property, { q, building, floor, room, status, place }: UnitFilter): boolean {
  return (
    unit.code.toUpperCase().includes(q.toUpperCase()) &&
    (building === '' || unit.building_id === Number(building)) &&
    (floor === '' || unit.flat_level === Number(floor)) &&
    (room === '' || unit.room_type_id === Number(room)) &&
    (status === '' || statusLabel(unit.status_id) === status) &&
    (place === '' || (place === 'withdrawn') === (unit.is_withdrawn === true))
  );
}

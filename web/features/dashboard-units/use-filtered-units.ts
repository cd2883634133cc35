import { useMemo, useState } from 'react';
import type { Language } from '#domain/texts/language.ts';
import type { Property } from '#contract/entities/property.ts';
import { readingOrder, sortUnits, type SortColumn } from '#domain/units/sort-units.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** The filters of the units table. An empty string matches every unit. */
export type UnitFilter = { search: string; building: string; floor: string; room: string; status: '' | StatusLabel };
export const noFilter: UnitFilter = { search: '', building: '', floor: '', room: '', status: '' };

const sortableColumns = ['code', 'floor', 'type', 'area', 'status', 'price'] as const;
type SortableColumn = (typeof sortableColumns)[number];
type UnitSort = { column: SortableColumn; descending: boolean };

/** What `sortUnits` calls the columns. It does not sort by floor. */
const sortColumnOf: Record<Exclude<SortableColumn, 'floor'>, SortColumn> = {
  code: 'number',
  type: 'type',
  area: 'total',
  status: 'status',
  price: 'price',
};

/** The units of the table, filtered and sorted, with the functions that change the filter and the order. */
export function useFilteredUnits(roomOf: (unit: Property) => string) {
  const { language } = useLanguage();
  const all = useFullUnits();
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

function matches(unit: Property, { search, building, floor, room, status }: UnitFilter): boolean {
  return (
    (search === '' || unit.code.toUpperCase().includes(search.toUpperCase())) &&
    (building === '' || unit.building_id === Number(building)) &&
    (floor === '' || unit.flat_level === Number(floor)) &&
    (room === '' || unit.room_type_id === Number(room)) &&
    (status === '' || statusLabel(unit.status_id) === status)
  );
}

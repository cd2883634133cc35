import { useMemo, useState } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';
import { nextSort, readingOrder, sortUnits, type Sort, type SortColumn } from '#domain/units/sort-units.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useLanguage } from '#web/texts/language.tsx';
import type { TableSort } from '#web/ui/dashboard/data-table.tsx';

/** What narrows the table. An empty string leaves nothing out. */
export type UnitNarrowing = { search: string; building: string; floor: string; room: string; status: '' | StatusLabel };
export const everyUnit: UnitNarrowing = { search: '', building: '', floor: '', room: '', status: '' };

const known: Record<string, SortColumn> = {
  status: 'status',
  code: 'number',
  area: 'total',
  type: 'type',
  price: 'price',
};

/** The units that the table shows, in its order, and how both are changed. */
export function useListedUnits(roomOf: (unit: Property) => string) {
  const { language } = useLanguage();
  const all = useFullUnits();
  const [narrowing, setNarrowing] = useState(everyUnit);
  const [sort, setSort] = useState<TableSort>();
  const units = useMemo(() => {
    const wanted = all.filter((unit) => fits(unit, narrowing));
    if (sort?.column === 'floor') return byFloor(wanted, sort.descending, language);
    return sortUnits(
      wanted,
      sort && ({ column: known[sort.column]!, descending: sort.descending } satisfies Sort),
      roomOf,
      language,
    );
  }, [all, narrowing, sort, language, roomOf]);
  const sortBy = (column: string) => setSort((current) => nextSort(current as Sort | undefined, column as SortColumn));
  return {
    all,
    units,
    narrowing,
    narrow: (part: Partial<UnitNarrowing>) => setNarrowing((current) => ({ ...current, ...part })),
    sort,
    sortBy,
  };
}

function byFloor(units: readonly Property[], descending: boolean, language: 'en' | 'tr'): Property[] {
  const inOrder = readingOrder(language);
  return units.toSorted(
    (a, b) => (descending ? b.flat_level - a.flat_level : a.flat_level - b.flat_level) || inOrder(a.code, b.code),
  );
}

function fits(unit: Property, { search, building, floor, room, status }: UnitNarrowing): boolean {
  return (
    (search === '' || unit.code.toUpperCase().includes(search.toUpperCase())) &&
    (building === '' || unit.building_id === Number(building)) &&
    (floor === '' || unit.flat_level === Number(floor)) &&
    (room === '' || unit.room_type_id === Number(room)) &&
    (status === '' || statusLabel(unit.status_id) === status)
  );
}

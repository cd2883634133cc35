import { useCallback, useMemo } from 'react';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import type { Property } from '#contract/entities/property.ts';
import { type UnitFilter, countActiveFilters, emptyFilter, matchesFilter } from '#domain/filter/filter.ts';
import { maxAmount } from '#domain/money/minor-units.ts';
import { type StatusLabel, statusLabels } from '#domain/units/statuses.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { useProperties } from './queries.ts';
import { useSettings } from './settings.tsx';

/**
 * The filter, stored in the address: opening a link restores it, changing it replaces the address. `search` is the
 * query string for links that keep the filter.
 */
export function useFilter() {
  const [query, changeQuery] = useAddressQuery();
  const filter = useMemo(() => readFilter(query), [query]);
  const setFilter = useCallback(
    (next: UnitFilter) => changeQuery((current) => writeFilter(current, next)),
    [changeQuery],
  );
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);
  const search = useMemo(() => filterSearch(filter), [filter]);
  const activeCount = countActiveFilters(filter);
  return { filter, setFilter, clear, activeCount, isActive: activeCount > 0, search };
}

/** All units that are loaded in full; none for visitors who may see the home view only. */
export function useFullUnits(): Property[] {
  const { data } = useProperties();
  return useMemo(() => (data ?? []).filter(isFullProperty), [data]);
}

/** Whether a unit matches the filter. */
export function useMatchesFilter(): (unit: Property) => boolean {
  const { filter } = useFilter();
  const { soldMeans } = useSettings();
  return useCallback((unit) => matchesFilter(unit, filter, soldMeans), [filter, soldMeans]);
}

/** The units that match the filter, and their ids. */
export function useFilteredUnits(): { units: Property[]; ids: ReadonlySet<number> } {
  const matches = useMatchesFilter();
  const all = useFullUnits();
  return useMemo(() => {
    const units = all.filter(matches);
    return { units, ids: new Set(units.map((unit) => unit.id)) };
  }, [all, matches]);
}

const parameters = ['garden', 'rooms', 'types', 'from', 'to', 'status', 'tags'] as const;

/**
 * Reads the filter from a query string. Lists are one parameter, separated by `~`; tags may contain any character, so
 * each is a separate parameter. Invalid values are ignored, so that old or truncated links still open.
 */
export function readFilter(query: URLSearchParams): UnitFilter {
  return {
    ...emptyFilter,
    gardenArea: readGarden(query.get('garden')),
    floorType: listOf(query, 'rooms').filter(isWhole).map(Number),
    buildingType: listOf(query, 'types').filter(isWhole).map(Number),
    priceMin: priceOf(query, 'from'),
    priceMax: priceOf(query, 'to'),
    status: listOf(query, 'status').filter((name): name is StatusLabel =>
      (statusLabels as readonly string[]).includes(name),
    ),
    tags: [...new Set(query.getAll('tags'))].filter((tag) => tag !== ''),
  };
}

/** Writes the filter into a query string and keeps other parameters; `readFilter` restores the same filter. */
export function writeFilter(query: URLSearchParams, filter: UnitFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of parameters) next.delete(name);
  if (filter.gardenArea !== -1) next.set('garden', String(filter.gardenArea));
  setList(next, 'rooms', filter.floorType);
  setList(next, 'types', filter.buildingType);
  if (filter.priceMin !== null) next.set('from', String(filter.priceMin));
  if (filter.priceMax !== null) next.set('to', String(filter.priceMax));
  setList(next, 'status', filter.status);
  for (const tag of filter.tags) next.append('tags', tag);
  return next;
}

/** A query string, starting with `?`, with the filter only; empty if nothing is filtered. */
export function filterSearch(filter: UnitFilter): string {
  const query = writeFilter(new URLSearchParams(), filter).toString();
  return query === '' ? '' : `?${query}`;
}

function readGarden(value: string | null): UnitFilter['gardenArea'] {
  if (value === '1') return 1;
  return value === '0' ? 0 : -1;
}

function listOf(query: URLSearchParams, name: string): string[] {
  return [...new Set((query.get(name) ?? '').split('~').filter((entry) => entry !== ''))];
}

function setList(query: URLSearchParams, name: string, values: readonly (string | number)[]): void {
  if (values.length > 0) query.set(name, values.join('~'));
}

function isWhole(value: string): boolean {
  return /^\d{1,9}$/.test(value);
}

function priceOf(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  return value !== null && /^\d{1,16}$/.test(value) && Number(value) <= maxAmount ? Number(value) : null;
}

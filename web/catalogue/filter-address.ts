import { emptyFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { statusLabels, type StatusLabel } from '#domain/units/statuses.ts';

const names = ['garden', 'rooms', 'types', 'from', 'to', 'status', 'tags'] as const;

/**
 * Reads the filter from a query string. Codes stand in one parameter, parted by `~`; each tag, which may hold any
 * letter,
 * in one of its own. What is not understood is left out, so that an old or cut link still opens.
 */
export function readFilter(query: URLSearchParams): UnitFilter {
  const garden = query.get('garden');
  return {
    ...emptyFilter,
    gardenArea: garden === '1' ? 1 : garden === '0' ? 0 : -1,
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

/**
 * Writes the filter into a query string, leaving other parameters as they are. `readFilter` gives the same filter back.
 */
export function writeFilter(query: URLSearchParams, filter: UnitFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  if (filter.gardenArea !== -1) next.set('garden', String(filter.gardenArea));
  setList(next, 'rooms', filter.floorType);
  setList(next, 'types', filter.buildingType);
  if (filter.priceMin !== null) next.set('from', String(filter.priceMin));
  if (filter.priceMax !== null) next.set('to', String(filter.priceMax));
  setList(next, 'status', filter.status);
  for (const tag of filter.tags) next.append('tags', tag);
  return next;
}

/** The query string, with its question mark, that carries only the filter: for links that keep it. */
export function filterSearch(filter: UnitFilter): string {
  const query = writeFilter(new URLSearchParams(), filter).toString();
  return query === '' ? '' : `?${query}`;
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
  return value !== null && /^\d{1,12}$/.test(value) ? Number(value) : null;
}

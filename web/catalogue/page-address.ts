import type { Language } from '#domain/texts/language.ts';

/** The address of a unit's page; `search` is the query string that keeps the filter. */
export function unitAddress(id: number, search = ''): string {
  return `/property-view/${id}${search}`;
}

/**
 * The address of a floor's plan, or of the upper level of its duplex units. `search` is the query string that keeps the
 * filter, with its `?`.
 */
export function floorAddress(building: number, level: number, search = '', isDuplex = false): string {
  const duplex = `${search === '' ? '?' : '&'}duplex=1`;
  return `/building/${building}/floor/${level}${search}${isDuplex ? duplex : ''}`;
}

/** The information sheet of a unit as PDF: the package's own, or one generated for the caller. */
export function sheetAddress(id: number, language: Language): string {
  return `/api/properties/${id}/infosheet.pdf?lang=${language}`;
}

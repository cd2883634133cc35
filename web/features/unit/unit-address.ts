import type { Language } from '#domain/texts/language.ts';

/** The page of one unit; `search` keeps the filter. */
export function unitAddress(id: number, search = ''): string {
  return `/property-view/${id}${search}`;
}

type UnitLocation = { id: number; building_id: number; flat_level: number };

/** The floor plan of a unit, with the unit highlighted if wanted. */
export function floorAddress(unit: UnitLocation, search = '', highlighted = false): string {
  const query = new URLSearchParams(search);
  if (highlighted) query.set('unit', String(unit.id));
  const text = query.toString();
  return `/building/${unit.building_id}/floor/${unit.flat_level}${text === '' ? '' : `?${text}`}`;
}

/** The information sheet of a unit as PDF: the package's own, or one generated for the caller. */
export function sheetAddress(id: number, language: Language): string {
  return `/api/properties/${id}/infosheet.pdf?lang=${language}`;
}

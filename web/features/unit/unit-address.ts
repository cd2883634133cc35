import type { Language } from '#contract/form.ts';

/** The page of one unit; `search` keeps the filter. */
export function unitAddress(id: number, search = ''): string {
  return `/property-view/${id}${search}`;
}

type Placed = { id: number; building_id: number; flat_level: number };

/** The floor of a unit; the plan shows the unit highlighted where it is asked for. */
export function floorAddress(unit: Placed, search = '', highlighted = false): string {
  const query = new URLSearchParams(search);
  if (highlighted) query.set('unit', String(unit.id));
  const text = query.toString();
  return `/building/${unit.building_id}/floor/${unit.flat_level}${text === '' ? '' : `?${text}`}`;
}

/** The information sheet of a unit as PDF: the package's own, or one made for whoever asks. */
export function sheetAddress(id: number, language: Language): string {
  return `/api/properties/${id}/infosheet.pdf?lang=${language}`;
}

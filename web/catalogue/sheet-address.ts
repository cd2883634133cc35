import type { Language } from '#domain/texts/language.ts';

/** The information sheet of a unit as PDF: the package's own, or one generated for the caller. */
export function sheetAddress(id: number, language: Language): string {
  return `/api/properties/${id}/infosheet.pdf?lang=${language}`;
}

import type { DevelopmentTexts, Settings } from '#contract/settings.ts';
import type { Development } from '#server/features/development/development.ts';
import { isPrinted } from '#server/typeset/printable-signs.ts';
import type { Place, Report } from '../mistakes/report.ts';

/** The tables whose names are in documents. */
const tables = [
  'buildings',
  'units',
  'roomTypes',
  'apartmentTypes',
  'buildingTypes',
  'tags',
  'galleries',
  'places',
  'placeCategories',
  'levels',
  'fronts',
] as const satisfies readonly (keyof Development)[];
type Tables = Pick<Development, (typeof tables)[number]>;

/** The columns that documents show. */
const shown = /^(?:number|code|(?:name|title|label|short|plural|counted)_\w\w)$/;
/** Texts that only screens show. */
const onScreens = /^(?:tour\.|lead_source\.|side_)/;
/** Signs without a shape of their own, such as spaces and marks of direction. */
const shapeless = /[\p{Z}\p{C}\p{M}\u{fe00}-\u{fe0f}]/u;
/** The most letters that a warning lists. */
const maxLetters = 12;

/**
 * Warns of letters in names and texts that documents cannot show: neither the text face of the brand, whose letters
 * are `printed`, nor the product's own faces have them.
 */
export function warnOfUnprintedLetters(
  read: { settings: Settings; texts: DevelopmentTexts; printed: ReadonlySet<number> },
  content: Tables,
  report: Report,
  place: Place,
): void {
  const isLost = (letter: string) =>
    !shapeless.test(letter) && !read.printed.has(letter.codePointAt(0) ?? 0) && !isPrinted(letter);
  const all = [...settingTexts(read), ...tables.flatMap((table) => content[table].flatMap(columnTexts))];
  const found = all.find((text) => [...text].some(isLost));
  if (found === undefined) return;
  const letters = [...new Set(all.flatMap((text) => [...text]))].filter(isLost);
  const listed = letters.slice(0, maxLetters).join(' ');
  const details = { letters: letters.length > maxLetters ? `${listed} …` : listed, found: shortened(found) };
  report.warning('brand_letters_unprinted', place, details);
}

function settingTexts({ settings, texts }: { settings: Settings; texts: DevelopmentTexts }): string[] {
  const { projectName, projectNames, contact, languages } = settings;
  const names = languages.flatMap((language) => [
    projectNames[language],
    contact.names[language],
    contact.hours[language],
  ]);
  const own = languages.flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, text]) => (onScreens.test(key) ? [] : [text])),
  );
  return [projectName, contact.name, ...names, ...own].flatMap((text) => text ?? []);
}

function columnTexts(row: object): string[] {
  return Object.entries(row).flatMap(([column, text]) =>
    shown.test(column) && typeof text === 'string' ? [text] : [],
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

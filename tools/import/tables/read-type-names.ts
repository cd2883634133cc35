import { typeNameFields, type TypeNames } from '#domain/buildings/type-names.ts';
import { languages, type Language } from '#domain/texts/language.ts';
import { serverTexts } from '#server/texts/texts.ts';
import type { Report } from '../mistakes/report.ts';
import type { Row } from './row.ts';

const columnsIn = (ofLanguages: readonly Language[]) =>
  typeNameFields.flatMap((field) =>
    ofLanguages.map((language) => ({ field, language, column: nameOf(field, language) })),
  );
const nameOf = (field: (typeof typeNameFields)[number], language: Language) => `${field}_${language}` as const;

/** The optional columns of `building-types.csv`. */
export const typeNameColumns: string[] = columnsIn(languages).map(({ column }) => column);

/**
 * Reads what several buildings of a type are called. All may be empty; if only some are, the import warns. Nothing else
 * of the package stands in for them: words in another language would not have the plural forms of the reader's.
 */
export function readTypeNames(row: Row, offered: readonly Language[], report: Report): TypeNames {
  const stated = columnsIn(languages).flatMap(({ field, language, column }) => {
    const text = field === 'plural' ? row.optional(column, 60) : readForms(row, language);
    return text === null ? [] : [[column, text] as const];
  });
  const hasAny = typeNameColumns.some((column) => !row.isEmpty(column));
  for (const { field, language, column } of hasAny ? columnsIn(offered) : [])
    if (row.isEmpty(column))
      report.warning('type_name_missing', row.place, { column, words: wordsOfProduct(language)[field] });
  return Object.fromEntries(stated) as TypeNames;
}

/** The forms of a name beside a number, joined by `|`: as many as the language has plural forms. */
function readForms(row: Row, language: Language): string | null {
  const column = nameOf('counted', language);
  const forms = row.list(column);
  const example = wordsOfProduct(language).counted;
  const expected = example.split('|').length;
  if (forms.length === 0) return null;
  return forms.length === expected
    ? forms.join('|')
    : row.mistake('plural_forms', column, forms.join('|'), { count: forms.length, expected, example });
}

/** What brochures say about villas whose type has no names for several. */
function wordsOfProduct(language: Language) {
  const { villasTitle, villas } = serverTexts[language].brochure;
  return { plural: villasTitle, counted: villas.join('|') };
}

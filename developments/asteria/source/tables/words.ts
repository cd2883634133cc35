/** The languages of Asteria, in the order of the menu. */
export const LANGUAGES = ['en', 'tr', 'el', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in each of the languages, in their order. */
export type Words = readonly [en: string, tr: string, el: string, ar: string];

/** The columns of a text in a table, such as `name_en`. */
export const columnsOf = (field: string): string[] => LANGUAGES.map((language) => `${field}_${language}`);

/** The text of one language. */
export const inLanguage = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[0];

import { languages, type Language } from './language.ts';

/**
 * The fields in which an entry may have a text, in order of preference: that of the language, those of the offered
 * languages, and those of all others.
 */
export function fieldsInOrder(field: string, language: Language, offered: readonly Language[]): string[] {
  return [...new Set([language, ...offered, ...languages])].map((each) => `${field}_${each}`);
}

import { isLanguage, languages } from '#domain/texts/language.ts';
import type { Place, Report } from './mistakes/report.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a text is the two-letter code of a language (ISO 639-1) in which the product has no texts, such as `he`. */
export function isUnsupportedLanguage(text: string): boolean {
  return /^[a-z]{2}$/.test(text) && !isLanguage(text) && names.of(text) !== undefined;
}

/** Reports a language in which the product has no texts. However often a package names it, it is listed once. */
export function reportUnsupportedLanguage(language: string, report: Report, place: Place): void {
  report.mistake('language_unsupported', place, { language, choices: languages.join(', ') });
}

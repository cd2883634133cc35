import type { Language } from '#domain/texts/language.ts';
import type { TextKey } from './en/index.ts';

/** What each language calls itself: the same in every language. */
export const languageNames: Record<Language, TextKey> = { en: 'shell.english', tr: 'shell.turkish' };

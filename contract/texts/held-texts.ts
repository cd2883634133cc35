import type { Language } from '#domain/texts/language.ts';
import { heldTexts as english } from './en/held.ts';
import { heldTexts as turkish } from './tr/held.ts';

/** The texts about units that are held in both languages, for mails. */
export const heldTexts: Record<Language, Record<keyof typeof english, string>> = { en: english, tr: turkish };

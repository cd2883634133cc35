import type { Language } from '#domain/texts/language.ts';
import { priceTexts as english } from './en/prices.ts';
import { priceTexts as turkish } from './tr/prices.ts';

/** The texts about prices in both languages, for mails and documents. */
export const priceTexts: Record<Language, Record<keyof typeof english, string>> = { en: english, tr: turkish };

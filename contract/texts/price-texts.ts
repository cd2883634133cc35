import type { Language } from '#domain/texts/language.ts';
import * as english from './en/prices.ts';
import * as turkish from './tr/prices.ts';

/** The texts about prices in both languages, for mails and documents. */
type PriceText = keyof typeof english.quoteTexts | keyof typeof english.furnitureTexts;

export const priceTexts: Record<Language, Record<PriceText, string>> = {
  en: { ...english.quoteTexts, ...english.furnitureTexts },
  tr: { ...turkish.quoteTexts, ...turkish.furnitureTexts },
};

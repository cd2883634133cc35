import type { Language } from '#domain/texts/language.ts';

/** What clients agree to when they allow mails for marketing. The words are kept with the consent. */
export const marketingWording: Record<Language, string> = {
  en: '{project} may send me news and offers by email. I can withdraw this at any time.',
  tr: '{project} bana e-postayla haber ve teklif gönderebilir. Onayımı her zaman geri alabilirim.',
};

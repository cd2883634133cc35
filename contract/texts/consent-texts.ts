import type { Language } from '#domain/texts/language.ts';

/** What clients agree to when they allow mails for marketing. The words are kept with the consent. */
export const marketingWording: Record<Language, string> = {
  en: 'Yes, {project} may send me news and offers by email. I can withdraw this on my page at any time.',
  tr: 'Evet, {project} bana e-postayla haber ve teklif gönderebilir. Bu onayı sayfamdan dilediğim zaman geri alabilirim.',
};

import type { Translated } from '#domain/texts/language.ts';
import type { consentTexts as englishConsentTexts } from '../en/consents.ts';

export const consentTexts: Translated<typeof englishConsentTexts> = {
  'consent.marketingWording':
    '{project} bana e-postayla haber ve teklif gönderebilir. Onayımı her zaman geri alabilirim.',
};

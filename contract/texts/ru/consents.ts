import type { Translated } from '#domain/texts/language.ts';
import type { consentTexts as englishConsentTexts } from '../en/consents.ts';

export const consentTexts: Translated<typeof englishConsentTexts> = {
  'consent.marketingWording':
    'Проект {project} может присылать мне новости и предложения по электронной почте. Согласие можно отозвать в любое время.',
};

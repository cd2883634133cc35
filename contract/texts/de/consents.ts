import type { Translated } from '#domain/texts/language.ts';
import type { consentTexts as englishConsentTexts } from '../en/consents.ts';

export const consentTexts: Translated<typeof englishConsentTexts> = {
  'consent.marketingWording':
    '{project} darf mir Neuigkeiten und Angebote per E-Mail senden. Ich kann das jederzeit widerrufen.',
};

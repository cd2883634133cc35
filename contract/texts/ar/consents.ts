import type { Translated } from '#domain/texts/language.ts';
import type { consentTexts as englishConsentTexts } from '../en/consents.ts';

export const consentTexts: Translated<typeof englishConsentTexts> = {
  'consent.marketingWording':
    'يجوز لـ {project} أن يرسل إليّ الأخبار والعروض بالبريد الإلكتروني. يمكنني سحب هذه الموافقة في أي وقت.',
};

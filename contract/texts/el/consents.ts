import type { Translated } from '#domain/texts/language.ts';
import type { consentTexts as englishConsentTexts } from '../en/consents.ts';

export const consentTexts: Translated<typeof englishConsentTexts> = {
  'consent.marketingWording':
    'Το έργο {project} μπορεί να μου στέλνει νέα και προσφορές με email. Μπορώ να ανακαλέσω τη συγκατάθεσή μου ανά πάσα στιγμή.',
};

import { quoteTexts } from '#contract/texts/el/prices.ts';
import type { general as english } from '../en/general.ts';

export const general = {
  'general.close': 'Κλείσιμο',
  'general.back': 'Πίσω',
  'general.retry': 'Δοκιμή ξανά',
  'general.loading': 'Φόρτωση',
  'general.offline': 'Δεν υπάρχει σύνδεση. Όσα βλέπετε ίσως δεν είναι ενημερωμένα.',
  'status.available': 'Διαθέσιμη',
  'status.reserved': 'Κρατημένη',
  'status.sold': 'Πωλημένη',
  'status.blocked': 'Εκτός διάθεσης',
  'unit.residences': '{count, plural, one {# κατοικία} other {# κατοικίες}}',
  'unit.available': '{count, plural, one {# διαθέσιμη} other {# διαθέσιμες}}',
  ...quoteTexts,
  'unit.priceFrom': 'από {price}',
  'floor.name': 'Όροφος {level}',
  'floor.ground': 'Ισόγειο',
  'floor.groundShort': 'ΙΣ',
} as const satisfies Record<keyof typeof english, string>;

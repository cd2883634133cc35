import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Αναμονή για σύνδεση: όσα βλέπετε ίσως έχουν αλλάξει.',
  'live.asOf': 'Ενημέρωση: {time}',
  'live.offline': 'Δεν υπάρχει σύνδεση. Διαθεσιμότητα και τιμές όπως ήταν ({time}).',
} as const satisfies Record<keyof typeof english, string>;

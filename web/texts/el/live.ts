import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Αναμονή για σύνδεση: όσα βλέπετε ίσως έχουν αλλάξει.',
  'live.asOf': 'Ενημέρωση: {time}',
  'live.statusChanged':
    '{status, select, available {Η {code} είναι πάλι διαθέσιμη} reserved {Η {code} κρατήθηκε} sold {Η {code} πωλήθηκε} other {Η {code} δεν πωλείται πια}}. Πριν: {before}.',
  'live.priceChanged': 'Η τιμή της {code} άλλαξε από {before} σε {price}.',
  'live.manyChanged':
    '{count, plural, one {# κατοικία άλλαξε} other {# κατοικίες άλλαξαν}} σε αυτή την οθόνη: {codes}.',
  'live.andMore': '{codes} και {count} ακόμη',
  'live.close': 'Κλείσιμο ειδοποίησης',
  'live.offline': 'Δεν υπάρχει σύνδεση. Διαθεσιμότητα και τιμές όπως ήταν ({time}).',
} as const satisfies Record<keyof typeof english, string>;

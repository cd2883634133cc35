import type { changes as english } from '../en/changes.ts';

export const changes = {
  'live.statusChanged':
    '{status, select, available {Η {code} είναι πάλι διαθέσιμη} reserved {Η {code} κρατήθηκε} sold {Η {code} πωλήθηκε} other {Η {code} δεν πωλείται πια}}. Πριν: {before}.',
  'live.priceChanged': 'Η τιμή της {code} άλλαξε από {before} σε {price}.',
  'live.manyChanged':
    '{count, plural, one {# κατοικία άλλαξε} other {# κατοικίες άλλαξαν}} σε αυτή την οθόνη: {codes}.',
  'live.andMore': '{codes} και {count} ακόμη',
  'live.close': 'Κλείσιμο ειδοποίησης',
} as const satisfies Record<keyof typeof english, string>;

import type { building as english } from '../en/building.ts';

export const building = {
  'building.failed': 'Δεν ήταν δυνατή η φόρτωση του κτιρίου.',
  'building.floors': 'Όροφοι',
  'building.availableOf': 'διαθέσιμες από {total}',
  'building.matches': '{count, plural, =0 {καμία δεν ταιριάζει} one {# ταιριάζει} other {# ταιριάζουν}}',
  'building.matchesOf':
    '{count, plural, one {ταιριάζει, από {total} κατοικίες} other {ταιριάζουν, από {total} κατοικίες}}',
  'building.openFloor': 'Άνοιγμα ορόφου {level}',
  'building.front': 'Όψη του κτιρίου',
  'building.openPlan': 'Άνοιγμα κάτοψης',
  'building.nothingOpen': 'Κανένας όροφος δεν διατίθεται αυτή τη στιγμή.',
  'building.holdsFavourite': 'έχει αγαπημένη κατοικία',
  'building.legend': 'Υπόμνημα',
  'villa.rooms': 'Δωμάτια',
  'villa.openUnit': 'Δείτε την κατοικία',
  'villa.plan': 'Κάτοψη',
  'villa.upperPlan': 'Κάτοψη άνω ορόφου',
  'villa.favourites': 'Αγαπημένα σε αυτό το κτίριο',
} as const satisfies Record<keyof typeof english, string>;

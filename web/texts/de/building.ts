import type { building as english } from '../en/building.ts';

export const building = {
  'building.failed': 'Das Gebäude konnte nicht geladen werden.',
  'building.floors': 'Etagen',
  'building.availableOf': 'verfügbar von {total}',
  'building.matches': '{count, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}',
  'building.matchesOf': '{count, plural, one {Treffer von {total} Residenzen} other {Treffer von {total} Residenzen}}',
  'building.openFloor': 'Etage {level} ansehen',
  'building.front': 'Ansicht des Gebäudes',
  'building.openPlan': 'Etagenplan öffnen',
  'building.nothingOpen': 'Derzeit ist keine Etage im Angebot.',
  'building.holdsFavourite': 'enthält einen Favoriten',
  'building.legend': 'Legende',
  'villa.rooms': 'Zimmer',
  'villa.openUnit': 'Residenz ansehen',
  'villa.plan': 'Grundriss',
  'villa.upperPlan': 'Grundriss oben',
  'villa.favourites': 'Favoriten in diesem Gebäude',
} as const satisfies Record<keyof typeof english, string>;

import type { changes as english } from '../en/changes.ts';

export const changes = {
  'live.statusChanged':
    '{status, select, available {{code} ist wieder verfügbar} reserved {{code} wurde reserviert} sold {{code} wurde verkauft} other {{code} steht nicht mehr zum Verkauf}}. Vorher: {before}.',
  'live.priceChanged': 'Der Preis von {code} hat sich von {before} auf {price} geändert.',
  'live.manyChanged': '{count, plural, one {# Residenz} other {# Residenzen}} auf diesem Bildschirm geändert: {codes}.',
  'live.andMore': '{codes} und {count} weitere',
  'live.close': 'Hinweis schließen',
} as const satisfies Record<keyof typeof english, string>;

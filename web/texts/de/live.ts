import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Wir warten auf die Verbindung: Was Sie sehen, kann sich geändert haben.',
  'live.asOf': 'Stand {time}',
  'live.offline': 'Keine Verbindung. Verfügbarkeit und Preise: Stand {time}.',
} as const satisfies Record<keyof typeof english, string>;

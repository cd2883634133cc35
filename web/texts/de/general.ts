import { quoteTexts } from '#contract/texts/de/prices.ts';
import type { general as english } from '../en/general.ts';

export const general = {
  'general.close': 'Schließen',
  'general.back': 'Zurück',
  'general.retry': 'Erneut versuchen',
  'general.loading': 'Wird geladen',
  'general.offline': 'Keine Verbindung. Was Sie sehen, kann veraltet sein.',
  'status.available': 'Verfügbar',
  'status.reserved': 'Reserviert',
  'status.sold': 'Verkauft',
  'status.blocked': 'Gesperrt',
  'unit.residences': '{count, plural, one {# Residenz} other {# Residenzen}}',
  'unit.available': '{count, plural, one {# verfügbar} other {# verfügbar}}',
  ...quoteTexts,
  'unit.priceFrom': 'ab {price}',
  'floor.name': 'Etage {level}',
  'floor.ground': 'Erdgeschoss',
  'floor.groundShort': 'EG',
} as const satisfies Record<keyof typeof english, string>;

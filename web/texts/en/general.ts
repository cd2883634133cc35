import { quoteTexts } from '#contract/texts/en/prices.ts';

/** Texts that several screens use. */
export const general = {
  'general.close': 'Close',
  'general.back': 'Back',
  'general.retry': 'Try again',
  'general.loading': 'Loading',
  'general.offline': 'No connection. What you see may be out of date.',
  'status.available': 'Available',
  'status.reserved': 'Reserved',
  'status.sold': 'Sold',
  'status.blocked': 'Blocked',
  'unit.residences': '{count, plural, one {# residence} other {# residences}}',
  'unit.available': '{count, plural, one {# available} other {# available}}',
  ...quoteTexts,
  'unit.priceFrom': 'from {price}',
  'floor.name': 'Floor {level}',
  'floor.ground': 'Ground floor',
  'floor.groundShort': 'G',
} as const;

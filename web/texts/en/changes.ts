/** What has changed on the screen. */
export const changes = {
  'live.statusChanged':
    '{status, select, available {{code} is available again} reserved {{code} has been reserved} sold {{code} has been sold} other {{code} is no longer for sale}}. Before: {before}.',
  'live.priceChanged': 'The price of {code} has changed from {before} to {price}.',
  'live.manyChanged': '{count, plural, one {# residence} other {# residences}} on this screen changed: {codes}.',
  'live.andMore': '{codes} and {count} more',
  'live.close': 'Close this notice',
} as const;

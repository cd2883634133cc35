/** How current the shown data is, and what has changed on the screen. */
export const live = {
  'sales.notCurrent': 'Waiting for the connection: what you see may have changed.',
  'live.asOf': 'As of {time}',
  'live.statusChanged':
    '{status, select, available {{code} is available again} reserved {{code} has been reserved} sold {{code} has been sold} other {{code} is no longer for sale}}. Before: {before}.',
  'live.priceChanged': 'The price of {code} has changed from {before} to {price}.',
  'live.manyChanged': '{count, plural, one {# residence} other {# residences}} on this screen changed: {codes}.',
  'live.andMore': '{codes} and {count} more',
  'live.close': 'Close this notice',
  'live.offline': 'No connection. Availability and prices as of {time}.',
} as const;

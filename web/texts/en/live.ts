/** How current the shown data is, and what has changed on the screen. */
export const live = {
  'sales.notCurrent': 'Waiting for the connection: what you see may have changed.',
  'live.asOf': 'As of {time}',
  'live.offline': 'No connection. Availability and prices as of {time}.',
} as const;

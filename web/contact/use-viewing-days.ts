import { useState } from 'react';
import { viewingDays } from '#domain/viewings/viewing-day.ts';

/** The first and last day that a viewing can be requested for, by the reader's clock. They stay the same until unmount. */
export function useViewingDays(): ReturnType<typeof viewingDays> {
  // `viewingDays` counts days in UTC.
  const [days] = useState(() => viewingDays(Date.now() - new Date().getTimezoneOffset() * 60_000));
  return days;
}

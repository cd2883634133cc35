import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { callApi } from '#web/api/call-api.ts';
import { useProperties } from '#web/catalogue/queries.ts';

/** What is held for the session's client, and their viewings. Sales users and viewing requests change it. */
export const ownDealingsKey = ['ownDealings'] as const;

/**
 * What is held for the session's client, and their viewings. Refetched on every mount and when units have changed,
 * because a unit may have been reserved for this client or released.
 */
export function useOwnDealings() {
  const dealings = useQuery({
    queryKey: ownDealingsKey,
    queryFn: ({ signal }) => callApi(calls.getOwnDealings, { signal }),
    refetchOnMount: 'always',
  });
  const { dataUpdatedAt } = useProperties();
  const { refetch } = dealings;
  const lastUpdate = useRef(dataUpdatedAt);
  useEffect(() => {
    const isFirst = lastUpdate.current === 0 || lastUpdate.current === dataUpdatedAt;
    lastUpdate.current = dataUpdatedAt;
    if (!isFirst) void refetch();
  }, [dataUpdatedAt, refetch]);
  return dealings;
}

/**
 * The first and last day that a viewing can be requested for, by the reader's clock. They stay the same until unmount.
 */
export function useViewingDays(): ReturnType<typeof viewingDays> {
  // `viewingDays` counts days in UTC.
  const [days] = useState(() => viewingDays(Date.now() - new Date().getTimezoneOffset() * 60_000));
  return days;
}

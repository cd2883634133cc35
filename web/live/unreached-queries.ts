import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/call-api.ts';

/** The queries whose last call did not get through to the server. */
export function findUnreached(queries: QueryClient): Query[] {
  return queries.getQueryCache().findAll({ predicate: ({ state }) => isOfflineError(state.fetchFailureReason) });
}

function isOfflineError(reason: unknown): boolean {
  return reason instanceof ApiProblem && reason.code === 'offline';
}

/** Told by the stream whether it is live, which proves that there is a connection. */
type Resending = { onLive(): void; onStale(): void; end(): void };

/**
 * Sends queries again that were interrupted together with the stream, or meanwhile: those that nothing shows any more
 * would not be repeated, and count as a lost connection for ever. Each is sent once until the stream is stale again, so
 * that a call that something blocks is not repeated without end.
 */
export function resendUnreached(queries: QueryClient): Resending {
  let isLive = false;
  let sent = new WeakSet<Query>();
  const send = (query: Query) => {
    // One that is still being repeated ends by itself, or fails later.
    if (!isLive || sent.has(query) || query.state.fetchStatus !== 'idle') return;
    sent.add(query);
    query.fetch().catch(() => undefined);
  };
  const end = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isOfflineError(event.action.error))
      send(event.query);
  });
  return {
    onLive() {
      if (isLive) return;
      isLive = true;
      findUnreached(queries).forEach(send);
    },
    onStale() {
      isLive = false;
      sent = new WeakSet();
    },
    end,
  };
}

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/api/call-api.ts';
import { findUnreached, resendUnreached } from './unreached-queries.ts';

/** A query whose call gets through once `isReachable`, and how often it was sent. */
function openQuery(retry = 0) {
  const queries = new QueryClient();
  const call = { isReachable: false, sent: 0 };
  const options = {
    queryKey: ['one'],
    retry,
    retryDelay: 50,
    queryFn: async () => {
      call.sent += 1;
      if (!call.isReachable) throw new ApiProblem({ code: 'offline', status: 0, message: 'away' });
      return 'answer';
    },
  };
  const unreached = () => findUnreached(queries).length;
  return { queries, options, call, unreached, resending: resendUnreached(queries) };
}

describe('a query that did not get through', () => {
  it('is sent again once the stream is live', async () => {
    const { queries, options, call, unreached, resending } = openQuery();
    await queries.prefetchQuery(options);
    expect([call.sent, unreached()]).toEqual([1, 1]);
    call.isReachable = true;
    resending.onLive();
    await expect.poll(unreached).toBe(0);
    expect(call.sent).toBe(2);
  });

  it('is sent again if nothing shows it any more, so that it is not repeated', async () => {
    const { queries, options, call, unreached, resending } = openQuery(1);
    const failed = Promise.withResolvers<void>();
    queries
      .getQueryCache()
      .subscribe((event) => event.type === 'updated' && event.action.type === 'failed' && failed.resolve());
    const leave = new QueryObserver(queries, options).subscribe(() => undefined);
    await failed.promise;
    resending.onLive();
    call.isReachable = true;
    leave();
    await expect.poll(unreached).toBe(0);
    expect(call.sent).toBe(2);
  });

  it('is sent once while the stream stays live, and once more when it is live again', async () => {
    const { queries, options, call, unreached, resending } = openQuery();
    resending.onLive();
    await queries.prefetchQuery(options);
    await expect.poll(() => [call.sent, queries.isFetching(), unreached()]).toEqual([2, 0, 1]);
    resending.onStale();
    resending.onLive();
    await expect.poll(() => [call.sent, queries.isFetching(), unreached()]).toEqual([3, 0, 1]);
  });
});

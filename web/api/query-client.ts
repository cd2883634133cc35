import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/**
 * The query cache. Failed queries are retried three times, but not if the server refused them (status 4xx). Offline, a
 * query is tried once, because the service worker may have a stored answer.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        networkMode: 'offlineFirst',
        gcTime: Infinity,
        retry: (failures, error) =>
          navigator.onLine !== false &&
          failures < 3 &&
          (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

import { QueryClient, type QueryFilters } from '@tanstack/react-query';
import { isRefusal } from './call-api.ts';

/**
 * The query cache. Failed queries are retried three times, but not if the server refused them (status 4xx). Offline, a
 * query is tried once, because the service worker may have a stored answer; a mutation fails instead of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        networkMode: 'offlineFirst',
        gcTime: Infinity,
        retry: (failures, error) => navigator.onLine !== false && failures < 3 && !isRefusal(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Reloads the active queries now and the others when they are next used. Pending requests are cancelled and repeated:
 * `invalidateQueries` alone would wait for them, and their answers may predate the change.
 */
export function reloadQueries(queries: QueryClient, filters: QueryFilters): Promise<void> {
  void queries.cancelQueries(filters, { silent: true });
  return queries.invalidateQueries(filters);
}

import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reloads the active queries now and the others when they are next used. Pending requests are cancelled and repeated:
 * `invalidateQueries` alone would wait for them, and their answers may predate the change.
 */
export function reloadQueries(queries: QueryClient, filters: QueryFilters): Promise<void> {
  void queries.cancelQueries(filters, { silent: true });
  return queries.invalidateQueries(filters);
}

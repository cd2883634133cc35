import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Loads queries again that are on the screen, and the others once they are. Those that are on their way begin anew: to
 * invalidate alone joins a first request, whose answer may be from before what is known now.
 */
export function reloadQueries(queries: QueryClient, filters: QueryFilters): Promise<void> {
  void queries.cancelQueries(filters, { silent: true });
  return queries.invalidateQueries(filters);
}

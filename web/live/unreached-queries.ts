import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/api-problem.ts';

/** The queries whose last call did not get through to the server. */
export function findUnreached(queries: QueryClient): Query[] {
  return queries.getQueryCache().findAll({ predicate: ({ state }) => isOfflineError(state.fetchFailureReason) });
}

function isOfflineError(reason: unknown): boolean {
  return reason instanceof ApiProblem && reason.code === 'offline';
}

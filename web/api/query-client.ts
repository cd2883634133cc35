import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** The cache of what the server said. A refusal is final; a server that is away is asked again, three times. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: Infinity,
        retry: (failures, error) =>
          failures < 3 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

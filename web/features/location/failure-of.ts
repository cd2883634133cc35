import { ApiProblem } from '#web/api/api-problem.ts';

/** Why directions did not come, as the directions services name it. */
export function failureOf(error: unknown): string {
  return (error instanceof ApiProblem ? error.reason : undefined) ?? 'UNKNOWN_ERROR';
}

import { sqlStateOf } from './sql-state.ts';

/** Whether a query failed because a unique index of that name already holds the value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return sqlStateOf(error) === '23505' && (cause as { constraint?: unknown }).constraint === index;
}

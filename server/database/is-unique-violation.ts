import { sqlStateOf, violatedConstraintOf } from './sql-state.ts';

/** Whether a query failed because the unique index of that name already contains the value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return sqlStateOf(error) === '23505' && violatedConstraintOf(error) === index;
}

import { ProblemError } from './problem.ts';

/** Returns a row that was looked up. Throws `not_found` if it does not exist, or was deleted meanwhile. */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new ProblemError('not_found');
  return row;
}

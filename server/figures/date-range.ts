import { sql, type SQL } from 'drizzle-orm';

/** The first and last day that a figure covers, in UTC; both or neither. */
type RequestedRange = { from?: string | undefined; to?: string | undefined };

/**
 * The first moment of a range and the first one after it. Without days: the last twelve months, including the current
 * one.
 */
function boundsOf({ from, to }: RequestedRange): { start: SQL; end: SQL } {
  if (from === undefined || to === undefined)
    return {
      start: sql`(date_trunc('month', now()) - interval '11 months')`,
      end: sql`(date_trunc('month', now()) + interval '1 month')`,
    };
  return { start: sql`${from}::date::timestamptz`, end: sql`(${to}::date + 1)::timestamptz` };
}

/** Condition: a moment is in a range. */
export function isWithin(moment: SQL, range: RequestedRange): SQL {
  const { start, end } = boundsOf(range);
  return sql`(${moment} >= ${start} and ${moment} < ${end})`;
}

/** Every month that a range touches, as rows whose `month` is its first moment. */
export function monthsOf(range: RequestedRange): SQL {
  const { start, end } = boundsOf(range);
  return sql`generate_series(date_trunc('month', ${start}), ${end} - interval '1 microsecond', interval '1 month') as month`;
}

/** The year and month of each row of `monthsOf`, as columns of a query that is ordered by them. */
export const yearAndMonth: SQL = sql`extract(year from month)::int as year, extract(month from month)::int as month`;

import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Matches rows whose e-mail address is `address`, ignoring case: addresses that differ only in case are the same. */
export function hasEmail(column: AnyColumn, address: string): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${address})`;
}

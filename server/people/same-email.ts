import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Matches rows whose e-mail address is `address`, in upper or lower case: nobody has two addresses that differ in it. */
export function isSameEmail(column: AnyColumn, address: string): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${address})`;
}

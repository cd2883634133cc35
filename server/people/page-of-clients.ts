import { count, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';

/**
 * What a page of a list shows of the clients that match `condition`. `isOfUsers`: only clients of certain users match.
 * The order has to be total.
 */
type Listing = { condition: SQL | undefined; isOfUsers: boolean; order: SQL[]; page: number; per_page: number };

/**
 * A subquery of the ids of a page, each with the number of clients on all pages. It selects only ids, so that what a
 * list shows of each client is not read for those that the offset skips.
 */
export function pageOfClients(tx: Queryable, { condition, isOfUsers, order, page, per_page }: Listing) {
  // PostgreSQL reads everybody in order until the page is full, if it expects that to be soon. For the clients of some
  // users it may be wrong: they may have many clients, but hardly any of one status. `offset 0` makes it read their
  // clients first, by index. For the clients of all users, the order and a count of its own take less time.
  const matching = isOfUsers ? sql`(select * from ${clients} where ${condition} offset 0) as ${clients}` : clients;
  // With a name of its own, because a list joins it with tables that have ids, too.
  const id = sql`${clients.id}`.mapWith(clients.id);
  const total = isOfUsers
    ? sql<number>`count(*) over ()`
    : sql<number>`(${tx.select({ all: count() }).from(clients).where(condition)})`;
  return tx
    .select({ id: id.as('found_id'), total: total.mapWith(Number).as('total') })
    .from(matching)
    .where(isOfUsers ? undefined : condition)
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .as('page');
}

/** The number of clients on all pages, given the rows of one, which know it unless the page is beyond the last one. */
export async function totalOf(
  tx: Queryable,
  rows: readonly { total: number }[],
  { condition, page }: Listing,
): Promise<number> {
  return rows[0]?.total ?? (page === 1 ? 0 : tx.$count(clients, condition));
}

import { sql } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { CallHandler } from '../../calls/registry.ts';
import type { Queryable } from '../../database/connection.ts';
import type { Parts } from '../../parts.ts';
import { findBelow, toDomainActor } from '../../people/reach.ts';
import type { Actor } from '../../sessions/actor.ts';
import { needUserInReach } from './get-user.ts';

/** The last twelve months, this one among them, in UTC. */
const months = sql`generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') as month`;
const named = sql`extract(year from month)::int as year, extract(month from month)::int as month`;
const within = (column: string) => sql`${sql.raw(column)} >= month and ${sql.raw(column)} < month + interval '1 month'`;

/** New clients a month, of a user in reach and those below. */
export function countNewClientsByMonth({ db }: Parts): CallHandler<typeof userCalls.countNewClientsByMonth> {
  return async ({ params, actor }) => {
    const ids = await idsOf(db, actor, params.x);
    const { rows } = await db.execute<{ year: number; month: number; count: number }>(sql`
      select ${named}, (select count(*) from clients where user_id = any(${ids}::int[]) and ${within('created_at')})::int as count from ${months} order by 1, 2`);
    return rows;
  };
}

/** Reservations, sales and cancellations a month, of a user in reach and those below. */
export function countActionsByMonth({ db }: Parts): CallHandler<typeof userCalls.countActionsByMonth> {
  return async ({ params, actor }) => {
    const ids = await idsOf(db, actor, params.x);
    const count = (condition: ReturnType<typeof sql>) => sql`(select count(*) from property_actions where user_id = any(${ids}::int[]) and ${condition})::int`;
    const { rows } = await db.execute<{ year: number; month: number; reserved: number; sold: number; cancelled: number }>(sql`
      select ${named}, ${count(sql`status = 2 and ${within('created_at')}`)} as reserved, ${count(sql`status = 3 and ${within('created_at')}`)} as sold,
        ${count(within('cancelled_at'))} as cancelled from ${months} order by 1, 2`);
    return rows;
  };
}

async function idsOf(tx: Queryable, actor: Actor, userId: number): Promise<string> {
  await needUserInReach(tx, await toDomainActor(tx, actor), userId);
  return `{${[userId, ...(await findBelow(tx, userId))].join(',')}}`;
}

import { sql, type SQL } from 'drizzle-orm';
import { saleStatuses as statuses } from '#domain/units/statuses.ts';

/** The statuses of a sale, as a list for `in`. */
export const saleStatuses: SQL = sql.raw(`(${statuses.join(', ')})`);

/**
 * Whether an action, by its alias, goes on with a sale: it begins in the moment in which the one before it, of the same
 * unit and client, ended.
 */
const goesOn = (action: SQL) => sql`exists (
  select 1 from property_actions earlier where earlier.property_id = ${action}.property_id and earlier.client_id = ${action}.client_id
  and earlier.status in ${saleStatuses} and earlier.cancelled_at = ${action}.created_at and earlier.id < ${action}.id)`;

/**
 * The condition that an action of `property_actions` is the first of a sale; a contract signed later only goes on with
 * it.
 */
export const isFirstOfSale: SQL = sql`(property_actions.status in ${saleStatuses} and not ${goesOn(sql`property_actions`)})`;

/**
 * A table for `from` and joins: every action of a sale by its `id`, with the moment in which that sale began,
 * `sold_at`.
 */
export const saleMoments: SQL = sql`(
  select id, max(begun) over of_one as sold_at from (
    select id, property_id, client_id, case when lag(cancelled_at) over of_one is distinct from created_at then created_at end as begun
    from property_actions where status in ${saleStatuses} window of_one as (partition by property_id, client_id order by id)) as steps
  window of_one as (partition by property_id, client_id order by id)) as moments`;

/** The condition that an action of `property_actions` is what stands of a sale. */
export const isStandingSale: SQL = sql`(property_actions.status in ${saleStatuses} and property_actions.cancelled_at is null)`;

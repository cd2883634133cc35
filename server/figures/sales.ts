import { sql, type SQL } from 'drizzle-orm';
import { saleStatusList } from '#server/units/status-lists.ts';

/**
 * Condition: an action, given by its alias, continues a sale: it begins at the moment at which the previous action of
 * the same unit and client ended.
 */
const continuesSale = (action: SQL) => sql`exists (
  select 1 from property_actions earlier
  where earlier.property_id = ${action}.property_id
    and earlier.client_id = ${action}.client_id
    and earlier.status in ${saleStatusList}
    and earlier.cancelled_at = ${action}.created_at
    and earlier.id < ${action}.id)`;

/** Condition: an action of `property_actions` is the first of a sale. A contract signed later continues that sale. */
export const isFirstOfSale: SQL = sql`(
  property_actions.status in ${saleStatusList}
  and not ${continuesSale(sql`property_actions`)})`;

/**
 * A table for `from` and joins: every action of a sale by its `id`, with the moment when that sale began, `sold_at`.
 */
export const saleMoments: SQL = sql`(
  select id, max(begun) over of_one as sold_at
  from (
    select id, property_id, client_id,
      case when lag(cancelled_at) over of_one is distinct from created_at then created_at end as begun
    from property_actions
    where status in ${saleStatusList}
    window of_one as (partition by property_id, client_id order by id)
  ) as steps
  window of_one as (partition by property_id, client_id order by id)) as moments`;

/** Condition: an action of `property_actions` is the current one of a sale. */
export const isStandingSale: SQL = sql`(
  property_actions.status in ${saleStatusList}
  and property_actions.cancelled_at is null)`;

import { sql, type SQL } from 'drizzle-orm';
import { saleStatuses as statuses } from '#domain/units/statuses.ts';

/** The statuses of a sale, as a list for `in`. */
export const saleStatuses: SQL = sql.raw(`(${statuses.join(', ')})`);

/** Whether an action, by its alias, goes on with a sale: it begins in the moment in which the one before it, of the same unit and client, ended. */
const goesOn = (action: SQL) => sql`exists (
  select 1 from property_actions earlier where earlier.property_id = ${action}.property_id and earlier.client_id = ${action}.client_id
  and earlier.status in ${saleStatuses} and earlier.cancelled_at = ${action}.created_at and earlier.id < ${action}.id)`;

/** The condition that an action of `property_actions` is the first of a sale; a contract signed later only goes on with it. */
export const beginsSale: SQL = sql`(property_actions.status in ${saleStatuses} and not ${goesOn(sql`property_actions`)})`;

/** The moment in which the sale began that an action of `property_actions` belongs to. */
export const soldAt: SQL<Date> = sql<Date>`(
  select max(begun.created_at) from property_actions begun where begun.property_id = property_actions.property_id and begun.client_id = property_actions.client_id
  and begun.status in ${saleStatuses} and begun.id <= property_actions.id and not ${goesOn(sql`begun`)})`;

/** The condition that an action of `property_actions` is what stands of a sale. */
export const isStandingSale: SQL = sql`(property_actions.status in ${saleStatuses} and property_actions.cancelled_at is null)`;

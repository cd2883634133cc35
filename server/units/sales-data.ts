import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { properties } from '#server/database/schema.ts';

/** Condition: a unit has an open claim, so that a client holds it. */
export function hasOpenClaim(unitId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from property_claims claim
    where claim.property_id = ${unitId} and claim.closed_at is null)`;
}

/**
 * Condition: a row of `properties` is not settled, because its status is not available, or a client holds it. If it is
 * withdrawn, it stays reachable for sales users.
 */
export const isUnsettled: SQL<boolean> = sql<boolean>`(
  ${properties.status_id} <> ${sql.raw(String(UnitStatus.available))}
  or ${hasOpenClaim(properties.id)})`;

/**
 * Condition: sales data refers to a row of `properties`: a favourite, view, action or claim, or a status or price that
 * was changed other than by a package, even if it was changed back since. Such a unit is never deleted.
 */
export const hasSalesData: SQL<boolean> = sql<boolean>`(
  ${properties.status_id} <> ${properties.imported_status_id}
  or ${properties.price} <> ${properties.imported_price}
  or exists (select 1 from favourites where property_id = ${properties.id})
  or exists (select 1 from property_views where property_id = ${properties.id})
  or exists (select 1 from property_actions where property_id = ${properties.id})
  or exists (select 1 from property_claims where property_id = ${properties.id})
  or exists (select 1 from unit_changes where property_id = ${properties.id} and cause not in ('package', 'other')))`;

/**
 * SQL: the sales user of the client who holds a row of `properties`: the one to whom the client is assigned, otherwise
 * the one who made the claim. Null if no client holds it.
 */
export const holdersUserId: SQL<number | null> = sql<number | null>`(
  select coalesce(client.user_id, claim.user_id)
  from property_claims claim
  join clients client on client.id = claim.client_id
  where claim.property_id = ${properties.id} and claim.closed_at is null)`;

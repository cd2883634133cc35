import { and, eq, getTableColumns, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { StatusChange } from '#domain/properties/decide-status-change.ts';
import type { ChangeCause } from '#domain/units/change-causes.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { insertAudit, type auditEntry } from '#server/audit/write-audit.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { prepareSql } from '#server/database/prepare.ts';
import { clients, propertyClaims } from '#server/database/schema.ts';
import { lockAnyClients } from '#server/people/lock-client.ts';
import type { UnitRow } from '#server/units/read-unit.ts';
import { settingReason, writeReason } from '#server/units/set-change-reason.ts';

/**
 * An open claim. `user_id` is the user who made it. `seller_id` is the sales user of the client who holds the unit: the
 * one to whom the client is assigned, otherwise the one who made the claim.
 */
export type OpenClaim = typeof propertyClaims.$inferSelect & { seller_id: number | null };

/** A decided status change, for whom and by whom, and the audit entry about it. */
type StatusWrite = {
  change: StatusChange;
  userId: number;
  clientId: number;
  presentationId: number;
  audit: ReturnType<typeof auditEntry>;
};

/** The SQL value of `seller_id`: `client` is the client of the claim. */
export function sellerOf(client: { user_id: SQLWrapper }): SQL<number | null> {
  return sql<number | null>`coalesce(${client.user_id}, ${propertyClaims.user_id})`;
}

/** The open claim on a unit, or null. */
export async function findOpenClaim(tx: Queryable, propertyId: number): Promise<OpenClaim | null> {
  const [claim] = await tx
    .select({ ...getTableColumns(propertyClaims), seller_id: sellerOf(clients) })
    .from(propertyClaims)
    .innerJoin(clients, eq(clients.id, propertyClaims.client_id))
    .where(and(eq(propertyClaims.property_id, propertyId), isNull(propertyClaims.closed_at)));
  return claim ?? null;
}

/** Returns the open claim with its client locked. Reads it again if a merge moved it to another client meanwhile. */
export async function lockOpenClaim(tx: Transaction, propertyId: number): Promise<OpenClaim | null> {
  for (let locked = 0; ;) {
    const claim = await findOpenClaim(tx, propertyId);
    if (claim === null || claim.client_id === locked) return claim;
    await lockAnyClients(tx, [claim.client_id]);
    locked = claim.client_id;
  }
}

/** Closes the open claim on a unit and cancels its action. */
export async function closeClaim(tx: Transaction, propertyId: number): Promise<void> {
  await tx.execute(closingClaim(sql`${propertyId}`));
  await cancelActions(tx, propertyId);
}

/** Cancels the open actions of a unit. */
export async function cancelActions(tx: Transaction, propertyId: number): Promise<void> {
  await tx.execute(cancellingActions(sql`${propertyId}`));
}

const closingClaim = (unit: SQL) =>
  sql`update property_claims set closed_at = now() where property_id = ${unit} and closed_at is null`;
const cancellingActions = (unit: SQL) =>
  sql`update property_actions set cancelled_at = now() where property_id = ${unit} and cancelled_at is null`;

type Written = { version: number };

/** Writes everything about a claim in one statement; nothing if the unit has an open claim, by the unique index. */
const writeClaimed = prepareSql<
  {
    project: number;
    unit: number;
    price: number;
    status: number;
    client: number;
    user: number;
    presentation: number;
    reason: string;
    audit: string;
  },
  Written
>(
  'write-claimed',
  sql`
    with change as (
      select
        ${sql.placeholder('project')}::int as project_id,
        ${sql.placeholder('unit')}::int as property_id,
        ${sql.placeholder('price')}::bigint as price,
        ${sql.placeholder('status')}::int as status,
        ${sql.placeholder('client')}::int as client_id,
        ${sql.placeholder('user')}::int as user_id,
        ${sql.placeholder('presentation')}::int as presentation_id
    ), claim as (
      insert into property_claims (property_id, client_id, user_id, presentation_id, status)
      select property_id, client_id, user_id, presentation_id, status
      from change
      on conflict (property_id) where closed_at is null do nothing
      returning id
    ), action as (
      insert into property_actions (project_id, property_id, client_id, user_id, presentation_id, status, price)
      select project_id, property_id, client_id, user_id, presentation_id, status, price
      from change, claim
    ), audit as (
      ${insertAudit(sql.placeholder('audit'), sql`claim`)}
    ), reason as materialized (
      select ${settingReason(sql.placeholder('reason'))} from claim
    )
    update properties
    set status_id = change.status
    from change, reason
    where properties.id = change.property_id
    returning properties.version::float8`,
);

/**
 * Writes everything about a release, which closes the claim if there is one. Counting the claims makes PostgreSQL close
 * them before the actions, which is the order of locks.
 */
const writeReleased = prepareSql<{ unit: number; status: number; reason: string; audit: string }, Written>(
  'write-released',
  sql`
    with claim as (
      ${closingClaim(sql`${sql.placeholder('unit')}`)} returning id
    ), action as (
      ${cancellingActions(sql`${sql.placeholder('unit')}`)} and (select count(*) from claim) >= 0
    ), reason as materialized (
      select ${settingReason(sql.placeholder('reason'))}
    ), audit as (
      ${insertAudit(sql.placeholder('audit'), sql`reason`)}
    )
    update properties set status_id = ${sql.placeholder('status')} from reason
    where properties.id = ${sql.placeholder('unit')}
    returning properties.version::float8`,
);

/**
 * Writes status, claim, action, audit entry and history. Returns the unit as written. If it has another open claim,
 * writes nothing and returns null.
 */
export async function writeStatus(tx: Transaction, unit: UnitRow, write: StatusWrite): Promise<UnitRow | null> {
  const { change, userId, clientId, presentationId } = write;
  const values = {
    unit: unit.id,
    status: change.status_id,
    reason: writeReason({ userId, cause: causeOf(change) }),
    audit: JSON.stringify(write.audit),
  };
  const { project_id: project, price } = unit;
  const claimed = { project, price, client: clientId, user: userId, presentation: presentationId };
  const [row] = await (change.claim === 'open'
    ? writeClaimed(tx, { ...values, ...claimed })
    : writeReleased(tx, values));
  return row === undefined ? null : { ...unit, status_id: change.status_id, version: row.version };
}

function causeOf({ status_id, claim }: StatusChange): ChangeCause {
  if (claim === 'close') return 'cancel';
  return status_id === UnitStatus.reserved ? 'reserve' : 'sell';
}

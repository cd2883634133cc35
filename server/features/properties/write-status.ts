import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Presentation } from '#contract/entities/people.ts';
import type { StatusChange } from '#domain/properties/decide-status-change.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clients, properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { lockAnyClients } from '#server/people/lock-client.ts';
import type { UnitRow } from '#server/units/read-unit.ts';
import { setChangeReason, type ChangeReason } from '#server/units/set-change-reason.ts';

/**
 * An open claim. `user_id` is the user who made it, `seller_id` the sales user of the client who holds the unit: the one
 * whom the client is assigned to, else the one who made the claim.
 */
export type OpenClaim = typeof propertyClaims.$inferSelect & { seller_id: number | null };

/** A decided status change and who it is for. */
export type StatusWrite = { change: StatusChange; userId: number; clientId: number; presentation: Presentation };

/** The open claim on a unit, or null. */
export async function findOpenClaim(tx: Queryable, propertyId: number): Promise<OpenClaim | null> {
  const seller_id = sql<number | null>`coalesce(${clients.user_id}, ${propertyClaims.user_id})`;
  const [claim] = await tx
    .select({ ...getTableColumns(propertyClaims), seller_id })
    .from(propertyClaims)
    .innerJoin(clients, eq(clients.id, propertyClaims.client_id))
    .where(and(eq(propertyClaims.property_id, propertyId), isNull(propertyClaims.closed_at)));
  return claim ?? null;
}

/**
 * The same, with its client locked and, in the order of locks, other clients that the transaction will lock. Repeats if
 * the claim moved to another client in a merge meanwhile.
 */
export async function lockOpenClaim(
  tx: Transaction,
  propertyId: number,
  otherClientIds: readonly number[] = [],
): Promise<OpenClaim | null> {
  for (let locked = 0; ;) {
    const claim = await findOpenClaim(tx, propertyId);
    if (claim === null || claim.client_id === locked) return claim;
    await lockAnyClients(tx, [claim.client_id, ...otherClientIds]);
    locked = claim.client_id;
  }
}

/**
 * Writes status, claim and action. Returns false, and writes nothing, if the unit has another open claim: a unique index
 * in the database allows only one.
 */
export async function writeStatus(tx: Transaction, unit: UnitRow, write: StatusWrite): Promise<boolean> {
  const { status_id, claim } = write.change;
  await setChangeReason(tx, { userId: write.userId, cause: causeOf(write.change) });
  if (claim === 'open' && !(await openClaim(tx, unit, write))) return false;
  if (claim === 'close') await closeClaim(tx, unit.id);
  await tx.update(properties).set({ status_id }).where(eq(properties.id, unit.id));
  return true;
}

function causeOf({ status_id, claim }: StatusChange): ChangeReason['cause'] {
  if (claim === 'close') return 'cancel';
  return status_id === UnitStatus.reserved ? 'reserve' : 'sell';
}

/** Closes the open claim on a unit and cancels its action. */
export async function closeClaim(tx: Transaction, propertyId: number): Promise<void> {
  await tx
    .update(propertyClaims)
    .set({ closed_at: sql`now()` })
    .where(and(eq(propertyClaims.property_id, propertyId), isNull(propertyClaims.closed_at)));
  await cancelActions(tx, propertyId);
}

/** Cancels the open actions of a unit. Returns how many there were. */
export async function cancelActions(tx: Transaction, propertyId: number): Promise<number> {
  const cancelled = await tx
    .update(propertyActions)
    .set({ cancelled_at: sql`now()` })
    .where(and(eq(propertyActions.property_id, propertyId), isNull(propertyActions.cancelled_at)))
    .returning({ id: propertyActions.id });
  return cancelled.length;
}

async function openClaim(
  tx: Transaction,
  unit: UnitRow,
  { change, userId, clientId, presentation }: StatusWrite,
): Promise<boolean> {
  const holder = {
    property_id: unit.id,
    client_id: clientId,
    user_id: userId,
    presentation_id: presentation.id,
    status: change.status_id,
  };
  const isOpen = sql`${sql.identifier('closed_at')} is null`;
  const [claimed] = await tx
    .insert(propertyClaims)
    .values(holder)
    .onConflictDoNothing({ target: propertyClaims.property_id, where: isOpen })
    .returning({ id: propertyClaims.id });
  if (!claimed) return false;
  await tx.insert(propertyActions).values({ ...holder, project_id: unit.project_id, price: unit.price });
  return true;
}

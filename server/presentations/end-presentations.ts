import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { endsAt } from './ends-at.ts';

/**
 * Ends a presentation. Its client leaves every session that holds it; a sales user stays logged in. A second time
 * nothing changes.
 */
export async function endPresentation(tx: Transaction, id: number): Promise<void> {
  await lockSessions(tx, [id]);
  await tx
    .update(presentations)
    .set({ ended_at: sql`now()` })
    .where(and(eq(presentations.id, id), isNull(presentations.ended_at)));
  await sendClientsAway(tx, [id]);
}

const isIdle = sql`p.ended_at is null and ${endsAt} <= now()`;

/** Ends what nobody touched for so many minutes, whether a browser is there or not. Answers how many. */
export async function endIdlePresentations(tx: Transaction): Promise<number> {
  const { rows: idle } = await tx.execute<{ id: number }>(
    sql`select p.id from presentations p join projects j on j.id = p.project_id where ${isIdle}`,
  );
  if (idle.length === 0) return 0;
  await lockSessions(
    tx,
    idle.map((row) => row.id),
  );
  await lockPresentations(
    tx,
    idle.map((row) => row.id),
  );
  const { rows } = await tx.execute<{ id: number }>(
    sql`update presentations p set ended_at = now() from projects j where j.id = p.project_id and p.id = any(${sql.param(idle.map((row) => row.id))}::int[]) and ${isIdle} returning p.id`,
  );
  await sendClientsAway(
    tx,
    rows.map((row) => row.id),
  );
  return rows.length;
}

/** Sessions are locked before presentations, as a logout does. */
async function lockSessions(tx: Transaction, ids: number[]): Promise<void> {
  await tx
    .select({ hash: sessions.id_hash })
    .from(sessions)
    .where(inArray(sessions.presentation_id, ids))
    .orderBy(asc(sessions.id_hash))
    .for('update');
}

async function lockPresentations(tx: Transaction, ids: number[]): Promise<void> {
  await tx
    .select({ id: presentations.id })
    .from(presentations)
    .where(inArray(presentations.id, ids))
    .orderBy(asc(presentations.id))
    .for('no key update');
}

/** The session keeps the id of what ended in it, so that ending twice gives the same answer. */
async function sendClientsAway(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.update(sessions).set({ client_id: null }).where(inArray(sessions.presentation_id, ids));
}

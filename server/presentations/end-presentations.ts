import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { endsAt } from './ends-at.ts';

/**
 * Ends a presentation. Its client is removed from every session that holds it; a sales user stays logged in. Ending it
 * twice changes nothing.
 */
export async function endPresentation(tx: Transaction, id: number): Promise<void> {
  await lockSessions(tx, [id]);
  await tx
    .update(presentations)
    .set({ ended_at: sql`now()` })
    .where(and(eq(presentations.id, id), isNull(presentations.ended_at)));
  await removeClients(tx, [id]);
}

const isIdle = sql`p.ended_at is null and ${endsAt} <= now()`;

/** Ends presentations that were inactive for too long, whether a browser is open or not. Returns how many. */
export async function endIdlePresentations(tx: Transaction): Promise<number> {
  const { rows: idle } = await tx.execute<{ id: number }>(
    sql`select p.id from presentations p join projects j on j.id = p.project_id where ${isIdle}`,
  );
  if (idle.length === 0) return 0;
  const idleIds = idle.map((row) => row.id);
  await lockSessions(tx, idleIds);
  await lockPresentations(tx, idleIds);
  const { rows } = await tx.execute<{ id: number }>(sql`
    update presentations p
    set ended_at = now()
    from projects j
    where j.id = p.project_id and p.id = any(${sql.param(idleIds)}::int[]) and ${isIdle}
    returning p.id`);
  const endedIds = rows.map((row) => row.id);
  await removeClients(tx, endedIds);
  return rows.length;
}

/** Sessions are locked before presentations, as in a logout. */
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

/** The session keeps the id of the ended presentation, so that ending it twice gives the same answer. */
async function removeClients(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.update(sessions).set({ client_id: null }).where(inArray(sessions.presentation_id, ids));
}

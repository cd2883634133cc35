import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { presentations, sessions } from '../database/schema.ts';

/** Ends every session of a sales user and what runs in them; `but` is the hash of one that stays. */
export async function endSessionsOfUser(tx: Transaction, userId: number, but: string | null = null): Promise<void> {
  await endWhere(tx, and(eq(sessions.user_id, userId), but === null ? undefined : ne(sessions.id_hash, but)));
}

/** Ends every session of a client alone, and nothing that a sales user leads. */
export async function endOwnSessionsOfClient(tx: Transaction, clientId: number): Promise<void> {
  await endWhere(tx, and(eq(sessions.client_id, clientId), isNull(sessions.user_id)));
}

/** Ends every session of a client alone. A sales user who presents to them stays logged in, without the client. */
export async function endSessionsOfClient(tx: Transaction, clientId: number): Promise<void> {
  await endOwnSessionsOfClient(tx, clientId);
  const led = await tx.select({ id: sessions.presentation_id }).from(sessions).where(eq(sessions.client_id, clientId));
  await tx.update(sessions).set({ client_id: null, presentation_id: null }).where(eq(sessions.client_id, clientId));
  await endPresentations(tx, led.flatMap((session) => (session.id === null ? [] : [session.id])));
}

/** Ends what an approval opened: the client's own session, or the presentation in a sales user's. */
export async function endOpened(tx: Transaction, opened: { sessionHash: string | null; presentationId: number | null }): Promise<void> {
  const { sessionHash, presentationId } = opened;
  const hers = or(sessionHash === null ? undefined : eq(sessions.id_hash, sessionHash), presentationId === null ? undefined : eq(sessions.presentation_id, presentationId));
  if (hers === undefined) return;
  await endWhere(tx, and(hers, isNull(sessions.user_id)));
  if (presentationId === null) return;
  await tx.update(sessions).set({ client_id: null, presentation_id: null }).where(eq(sessions.presentation_id, presentationId));
  await endPresentations(tx, [presentationId]);
}

async function endWhere(tx: Transaction, condition: SQL | undefined): Promise<void> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.presentation_id });
  await endPresentations(tx, ended.flatMap((session) => (session.id === null ? [] : [session.id])));
}

async function endPresentations(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(presentations).set({ ended_at: sql`now()` }).where(and(inArray(presentations.id, ids), isNull(presentations.ended_at)));
}

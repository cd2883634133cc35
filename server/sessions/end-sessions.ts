import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { presentations, sessions, tabletLogins, users } from '#server/database/schema.ts';
import { endPendingLogins } from '#server/second-factors/pending-logins.ts';

/**
 * Ends every session of a sales user, the presentations in them, pending logins, and unused tablet links of the user or
 * created by them; `except` is the hash of a session to keep. The user must be locked.
 */
export async function endSessionsOfUser(tx: Transaction, userId: number, except: string | null = null): Promise<void> {
  await endPendingLogins(tx, userId);
  await endTabletLinks(tx, userId);
  await endWhere(tx, and(eq(sessions.user_id, userId), except === null ? undefined : ne(sessions.id_hash, except)));
}

/**
 * Locked links are skipped: redeeming one locks its user and its creator, so a link that is locked now is being deleted
 * on behalf of its other user.
 */
async function endTabletLinks(tx: Transaction, userId: number): Promise<void> {
  const links = tx
    .select({ hash: tabletLogins.token_hash })
    .from(tabletLogins)
    .where(and(isNull(tabletLogins.used_at), or(eq(tabletLogins.user_id, userId), eq(tabletLogins.made_by, userId))))
    .for('update', { skipLocked: true });
  await tx.delete(tabletLogins).where(inArray(tabletLogins.token_hash, links));
}

/**
 * Voids the proofs of identity of a sales user in all sessions, because logins require more from now on. `except` is
 * the hash of a session that keeps its proof. The user must be locked.
 */
export async function voidProofs(tx: Transaction, userId: number, except: string | null): Promise<void> {
  const others = await lockSessions(
    tx,
    and(eq(sessions.user_id, userId), except === null ? undefined : ne(sessions.id_hash, except)),
  );
  if (others.length === 0) return;
  await tx
    .update(sessions)
    .set({ confirmed_at: null })
    .where(inArray(sessions.id_hash, hashesOf(others)));
}

/** Ends one session of a sales user, by its `id`, and the presentation in it. Returns whether they have it. */
export async function endSessionOfUser(tx: Transaction, userId: number, id: number): Promise<boolean> {
  return (await endWhere(tx, and(eq(sessions.user_id, userId), eq(sessions.id, id)))) > 0;
}

/**
 * Ends every session that matches a condition, and the presentations in them. The sales users of those sessions are
 * locked first, so that none of them gets a new session meanwhile.
 */
export async function endSessionsWhere(tx: Transaction, condition: SQL): Promise<void> {
  const holders = tx.select({ id: sessions.user_id }).from(sessions).where(condition);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, holders))
    .orderBy(asc(users.id))
    .for('no key update');
  await endWhere(tx, condition);
}

/**
 * Ends every session of a client alone, but no presentation that a sales user leads. `except` is the hash of a session
 * to keep. The client must be locked.
 */
export async function endOwnSessionsOfClient(
  tx: Transaction,
  clientId: number,
  except: string | null = null,
): Promise<void> {
  await endWhere(tx, and(isOfClientAlone(clientId), except === null ? undefined : ne(sessions.id_hash, except)));
}

/** Ends one session of a client alone, by its `id`. Returns whether they have it. The client must be locked. */
export async function endOwnSessionOfClient(tx: Transaction, clientId: number, id: number): Promise<boolean> {
  return (await endWhere(tx, and(isOfClientAlone(clientId), eq(sessions.id, id)))) > 0;
}

const isOfClientAlone = (clientId: number) => and(eq(sessions.client_id, clientId), isNull(sessions.user_id));

/** Ends every session of a client. A sales user who presents to them stays logged in, without the client. */
export async function endSessionsOfClient(tx: Transaction, clientId: number): Promise<void> {
  await endOrRemoveClient(tx, eq(sessions.client_id, clientId));
}

/** Ends what an approval opened: the client's own session, or the presentation in that of a sales user. */
export async function endOpenedByApproval(
  tx: Transaction,
  opened: { sessionHash: string | null; presentationId: number | null },
): Promise<void> {
  const { sessionHash, presentationId } = opened;
  const isOpened = or(
    sessionHash === null ? undefined : and(eq(sessions.id_hash, sessionHash), isNull(sessions.user_id)),
    presentationId === null ? undefined : eq(sessions.presentation_id, presentationId),
  );
  if (isOpened !== undefined) await endOrRemoveClient(tx, isOpened, presentationId === null ? [] : [presentationId]);
}

/**
 * Ends matching sessions of clients alone, and removes the client from those of sales users. Ends the presentations in
 * both, and those in `more`.
 */
async function endOrRemoveClient(tx: Transaction, condition: SQL, more: number[] = []): Promise<void> {
  const locked = await lockSessions(tx, condition);
  const own = locked.filter((session) => session.user === null);
  const led = locked.filter((session) => session.user !== null);
  if (own.length > 0) await tx.delete(sessions).where(inArray(sessions.id_hash, hashesOf(own)));
  if (led.length > 0)
    await tx
      .update(sessions)
      .set({ client_id: null, presentation_id: null })
      .where(inArray(sessions.id_hash, hashesOf(led)));
  await endPresentations(tx, [...presentationsOf(locked), ...more]);
}

/** Returns how many sessions were ended. */
async function endWhere(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const locked = await lockSessions(tx, condition);
  if (locked.length > 0) await tx.delete(sessions).where(inArray(sessions.id_hash, hashesOf(locked)));
  await endPresentations(tx, presentationsOf(locked));
  return locked.length;
}

type LockedSession = { hash: string; user: number | null; presentation: number | null };

const columns = { hash: sessions.id_hash, user: sessions.user_id, presentation: sessions.presentation_id };
const hashesOf = (locked: LockedSession[]) => locked.map((session) => session.hash);
const presentationsOf = (locked: LockedSession[]) => locked.flatMap((session) => session.presentation ?? []);

async function lockSessions(tx: Transaction, condition: SQL | undefined): Promise<LockedSession[]> {
  return tx.select(columns).from(sessions).where(condition).orderBy(asc(sessions.id_hash)).for('update');
}

async function endPresentations(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const areOpen = and(inArray(presentations.id, ids), isNull(presentations.ended_at));
  await tx
    .select({ id: presentations.id })
    .from(presentations)
    .where(areOpen)
    .orderBy(asc(presentations.id))
    .for('no key update');
  await tx
    .update(presentations)
    .set({ ended_at: sql`now()` })
    .where(areOpen);
}

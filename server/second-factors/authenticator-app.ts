import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { readAppCode } from '#domain/people/second-factor.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { databaseNow } from '#server/database/database-now.ts';
import { authenticatorApps } from '#server/database/schema.ts';
import { createAppSecret, findTimeStep } from './app-codes.ts';
import type { SecretBox } from './secret-box.ts';

const purposeOf = (userId: number) => `authenticator app ${userId}`;

/** Creates the secret of an app that is being set up; an app in use stays. The user must be locked. */
export async function beginApp(tx: Transaction, box: SecretBox, user_id: number): Promise<string> {
  const secret = createAppSecret();
  const pending_secret = box.seal(secret, purposeOf(user_id));
  await tx
    .insert(authenticatorApps)
    .values({ user_id, pending_secret })
    .onConflictDoUpdate({ target: authenticatorApps.user_id, set: { pending_secret } });
  return secret;
}

/** Confirms the app that is being set up if the code is correct. The user must be locked. */
export async function confirmApp(tx: Transaction, box: SecretBox, userId: number, typed: string): Promise<boolean> {
  const [app] = await tx.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId));
  const step = app?.pending_secret ? await findStep(tx, box, { sealed: app.pending_secret, userId, typed }) : null;
  if (!app || step === null) return false;
  await tx
    .update(authenticatorApps)
    .set({
      secret: app.pending_secret,
      pending_secret: null,
      last_step: step,
      created_at: sql`now()`,
      last_used_at: null,
    })
    .where(eq(authenticatorApps.user_id, userId));
  return true;
}

/**
 * Accepts a code of the app in use, once: of two requests with one code, even in different processes, one gets true.
 * The user must be locked. A secret that was stored without a key is encrypted once there is a key.
 */
export async function acceptAppCode(tx: Transaction, box: SecretBox, userId: number, typed: string): Promise<boolean> {
  const [app] = await tx.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId));
  if (!app?.secret) return false;
  const step = await findStep(tx, box, { sealed: app.secret, userId, typed });
  if (step === null) return false;
  const plain = box.isOutdated(app.secret) ? box.open(app.secret, purposeOf(userId)) : null;
  const accepted = await tx
    .update(authenticatorApps)
    .set({
      last_step: step,
      last_used_at: sql`now()`,
      ...(plain === null ? {} : { secret: box.seal(plain, purposeOf(userId)) }),
    })
    .where(
      and(
        eq(authenticatorApps.user_id, userId),
        eq(authenticatorApps.secret, app.secret),
        lt(authenticatorApps.last_step, step),
      ),
    )
    .returning({ id: authenticatorApps.user_id });
  return accepted.length > 0;
}

/** The number of apps whose secret cannot be decrypted, because it was encrypted with another key. */
export async function countUnreadableApps(tx: Queryable, box: SecretBox): Promise<number> {
  const apps = await tx
    .select({ user_id: authenticatorApps.user_id, secret: authenticatorApps.secret })
    .from(authenticatorApps);
  return apps.filter(({ user_id, secret }) => secret !== null && box.open(secret, purposeOf(user_id)) === null).length;
}

/** The app in use, or null. */
export async function findApp(
  tx: Queryable,
  userId: number,
): Promise<{ created_at: Date; last_used_at: Date | null } | null> {
  const [app] = await tx
    .select({ created_at: authenticatorApps.created_at, last_used_at: authenticatorApps.last_used_at })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.user_id, userId), isNotNull(authenticatorApps.secret)));
  return app ?? null;
}

/** Removes the app of a user. Returns false if there was none in use. The user must be locked. */
export async function removeApp(tx: Transaction, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.user_id, userId))
    .returning({ secret: authenticatorApps.secret });
  return removed.some(({ secret }) => secret !== null);
}

/** The time step whose code was typed; null if the code is wrong or the secret cannot be decrypted. */
async function findStep(
  tx: Transaction,
  box: SecretBox,
  { sealed, userId, typed }: { sealed: string; userId: number; typed: string },
): Promise<number | null> {
  const secret = box.open(sealed, purposeOf(userId));
  return secret === null ? null : findTimeStep(secret, readAppCode(typed), await databaseNow(tx));
}

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pendingLoginLifetime, pendingLoginTries } from '#domain/people/second-factor.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { pendingLogins } from '#server/database/schema.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findSecret } from '#server/sessions/browser-cookie.ts';
import { clearCookie, setCookie } from '#server/sessions/cookies.ts';

/** The cookie of a browser that sent the correct password and still needs a second factor. It logs nobody in. */
const pendingLoginCookie = { name: 'login_step', path: '/api', maxAge: pendingLoginLifetime } as const;

/** A login whose password was correct and whose second step is missing. */
export type PendingLogin = { tokenHash: string; userId: number };

/** Begins a pending login and returns the secret for the cookie. The user must be locked. */
export async function beginPendingLogin(tx: Transaction, user_id: number): Promise<string> {
  const secret = createSecret();
  await tx.insert(pendingLogins).values({
    token_hash: hashSecret(secret),
    user_id,
    expires_at: sql`now() + make_interval(secs => ${pendingLoginLifetime})`,
  });
  return secret;
}

/** The pending login of a browser; null if there is none, it has expired, or its tries are used up. */
export async function findPendingLogin(tx: Queryable, request: FastifyRequest): Promise<PendingLogin | null> {
  const tokenHash = findSecret(request, pendingLoginCookie.name);
  if (tokenHash === null) return null;
  const [found] = await tx.select({ userId: pendingLogins.user_id }).from(pendingLogins).where(isOpen(tokenHash));
  return found ? { tokenHash, userId: found.userId } : null;
}

/** Counts a typed code before it is checked. Returns how many tries are left after it; null if there were none. */
export async function countTry(tx: Transaction, { tokenHash }: PendingLogin): Promise<number | null> {
  const [counted] = await tx
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(isOpen(tokenHash))
    .returning({ tries: pendingLogins.tries });
  return counted ? pendingLoginTries - counted.tries : null;
}

/** Ends a pending login. Returns false if it had ended, so that it is completed once. The user must be locked. */
export async function endPendingLogin(tx: Transaction, { tokenHash }: PendingLogin): Promise<boolean> {
  const ended = await tx
    .delete(pendingLogins)
    .where(and(eq(pendingLogins.token_hash, tokenHash), gt(pendingLogins.expires_at, sql`now()`)))
    .returning({ userId: pendingLogins.user_id });
  return ended.length > 0;
}

/** Ends every pending login of a user whose password or factors changed. The user must be locked. */
export async function endPendingLogins(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(pendingLogins).where(eq(pendingLogins.user_id, userId));
}

/** Gives the browser the secret of its pending login. */
export function setPendingLogin(reply: FastifyReply, secret: string): void {
  setCookie(reply, pendingLoginCookie, secret);
}

export function forgetPendingLogin(reply: FastifyReply): void {
  clearCookie(reply, pendingLoginCookie);
}

function isOpen(tokenHash: string) {
  return and(
    eq(pendingLogins.token_hash, tokenHash),
    gt(pendingLogins.expires_at, sql`now()`),
    lt(pendingLogins.tries, pendingLoginTries),
  );
}

import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '#server/database/connection.ts';
import { sessions } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { createSecret } from '#server/people/secret.ts';
import { hashSessionToken, sessionTokenOf, setSessionCookie } from './session-cookie.ts';

/**
 * How long the id that a confirmation replaced is still accepted, in seconds, for requests that the browser sent before
 * it had the new one, in another tab or over a slow connection.
 */
export const formerIdLifetime = 30;

const { id_hash, renewed_hash, former_hash, former_until } = sessions;

/** SQL: whether a session's id, by its hash, is the one before its latest renewal. */
export function hasFormerId(hash: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`${former_hash} is not distinct from ${hash}`;
}

/** Condition: a session has this id, by the id's hash. The id before its latest renewal counts for a short time. */
export function hasSessionId(hash: SQLWrapper | string): SQL | undefined {
  return or(
    and(eq(id_hash, hash), isNull(renewed_hash)),
    eq(renewed_hash, hash),
    and(eq(former_hash, hash), gt(former_until, sql`now()`)),
  );
}

/**
 * The proof that a new id is given for: all that a login requires, or a part of it, which keeps the earlier time of
 * proof.
 */
export type Proof = 'full' | 'partial';

/**
 * Records that the owner of a session has just confirmed their identity, and gives the session a new id (ASVS 7.2.4),
 * which it returns; `sendSessionId` gives it to the browser. A confirmation that comes with the former id gets the same
 * new one, since the answer to the first may have been lost, or two tabs asked at once. Throws `not_logged_in` if the
 * session has ended.
 */
export async function confirmSession(tx: Transaction, request: FastifyRequest, proof: Proof = 'full'): Promise<string> {
  const token = sessionTokenOf(request) ?? '';
  const hash = hashSessionToken(token);
  const [found] = await tx
    .select({ id: sessions.id, isFormer: hasFormerId(hash), salt: sessions.renewal_salt })
    .from(sessions)
    .where(hasSessionId(hash))
    .for('update');
  if (found === undefined) throw new ProblemError('not_logged_in');
  const kept = found.isFormer ? found.salt : null;
  const salt = kept ?? createSecret();
  const renewed = createHmac('sha256', salt).update(token).digest('base64url');
  await tx
    .update(sessions)
    .set({
      ...(proof === 'full' && { confirmed_at: sql`now()` }),
      ...(kept === null && {
        renewed_hash: hashSessionToken(renewed),
        former_hash: hash,
        former_until: sql`now() + make_interval(secs => ${formerIdLifetime})`,
        renewal_salt: salt,
      }),
    })
    .where(eq(sessions.id, found.id));
  return renewed;
}

/** Gives the browser the new id of its session. Call it after the transaction is committed. */
export function sendSessionId(
  { onSessionChange }: Pick<Dependencies, 'onSessionChange'>,
  { reply }: { reply: FastifyReply },
  id: string,
): void {
  onSessionChange();
  setSessionCookie(reply, id);
}

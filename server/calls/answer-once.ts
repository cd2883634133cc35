import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '#server/database/connection.ts';
import { sqlStateOf } from '#server/database/sql-state.ts';
import { idempotencyKeys } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** What a caller repeats with: the key, the session it belongs to, and what was asked. */
export type IdempotentRequest = { key: string; sessionHash: string; asked: readonly unknown[] };

/**
 * The idempotency key of a request, by header or field; undefined without one. What is not formed like one is
 * `invalid_parameters`.
 */
export function readIdempotencyKey(request: FastifyRequest, field: string | undefined): string | undefined {
  const given = request.headers['idempotency-key'] ?? field;
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && keyForm.test(given)) return given;
  throw new ProblemError('invalid_parameters', {
    errors: [{ path: 'idempotency_key', message: 'must be 1 to 200 printable characters' }],
  });
}

/**
 * Answers the first time, and repeats that answer for the same key. The key is taken first in the transaction, so that
 * a
 * repeat waits until the first has ended. Another body is `unprocessable`.
 */
export async function answerOnce<A extends object>(
  tx: Transaction,
  repeatable: IdempotentRequest | null,
  answer: () => Promise<A>,
): Promise<A> {
  if (repeatable === null) return answer();
  const { key, sessionHash } = repeatable;
  const request_hash = createHash('sha256').update(JSON.stringify(repeatable.asked)).digest('hex');
  const [taken] = await tx
    .insert(idempotencyKeys)
    .values({ session_hash: sessionHash, key, request_hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isThisKey = and(eq(idempotencyKeys.session_hash, sessionHash), eq(idempotencyKeys.key, key));
  if (taken === undefined) {
    const [first] = await tx.select().from(idempotencyKeys).where(isThisKey);
    if (first?.request_hash !== request_hash) throw new ProblemError('unprocessable');
    return first.answer as A;
  }
  const answered = await answer();
  await tx.update(idempotencyKeys).set({ answer: answered }).where(isThisKey);
  return answered;
}

/** How long a change waits for another to end, at most. */
const maxWait = '10s';

/** Limits how long this transaction waits for a lock. */
export async function limitWait(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = '${maxWait}'`));
}

/** Whether a query gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

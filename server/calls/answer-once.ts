import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { issueTexts } from '#contract/errors/issue-texts.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { sqlStateOf } from '#server/database/sql-state.ts';
import { idempotencyKeys } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requestLanguage } from '#server/http/request-language.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** What identifies a repeated request: the key, the session it belongs to, and the input. */
export type IdempotentRequest = { key: string; sessionHash: string; input: readonly unknown[] };

/**
 * The idempotency key of a request, from the header or the field; undefined without one. Throws `invalid_parameters` if
 * it is malformed.
 */
export function readIdempotencyKey(request: FastifyRequest, field: string | undefined): string | undefined {
  const key = request.headers['idempotency-key'] ?? field;
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new ProblemError('invalid_parameters', {
    errors: [{ path: 'idempotency_key', message: issueTexts.idempotency_key[requestLanguage(request)] }],
  });
}

/**
 * Runs `answer` the first time and returns the stored answer when the same key is used again. The key is inserted first
 * in the transaction, so that a repeated request waits until the first one has ended. The same key with other input
 * throws `unprocessable`.
 */
export async function answerOnce<A extends object>(
  tx: Transaction,
  idempotent: IdempotentRequest | null,
  answer: () => Promise<A>,
): Promise<A> {
  if (idempotent === null) return answer();
  const { key, sessionHash } = idempotent;
  const request_hash = hashInput(idempotent);
  const [inserted] = await tx
    .insert(idempotencyKeys)
    .values({ session_hash: sessionHash, key, request_hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isThisKey = and(eq(idempotencyKeys.session_hash, sessionHash), eq(idempotencyKeys.key, key));
  if (inserted === undefined) {
    const [first] = await tx.select().from(idempotencyKeys).where(isThisKey);
    if (first?.request_hash !== request_hash) throw new ProblemError('unprocessable');
    return first.answer as A;
  }
  const answered = await answer();
  await tx.update(idempotencyKeys).set({ answer: answered }).where(isThisKey);
  return answered;
}

/**
 * The stored answer to an earlier request with the same key and input; undefined if there is none. For a request that
 * cannot be answered again, because the first one removed what it is about.
 */
export async function findFirstAnswer<A extends object>(
  tx: Queryable,
  idempotent: IdempotentRequest | null,
): Promise<A | undefined> {
  if (idempotent === null) return undefined;
  const { key, sessionHash } = idempotent;
  const isThisKey = and(eq(idempotencyKeys.session_hash, sessionHash), eq(idempotencyKeys.key, key));
  const [first] = await tx.select().from(idempotencyKeys).where(isThisKey);
  return first?.request_hash === hashInput(idempotent) && first.answer !== null ? (first.answer as A) : undefined;
}

function hashInput({ input }: IdempotentRequest): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/** How long a change waits for another one to end, at most, in milliseconds. */
export const defaultLockTimeout = 10_000;

/** Limits how long this transaction waits for a lock, in milliseconds. */
export async function setLockTimeout(tx: Transaction, lockTimeout: number): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${Math.round(lockTimeout)}`));
}

/** Whether a query gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

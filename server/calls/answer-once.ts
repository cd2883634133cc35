import { createHash } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { contractTexts } from '#contract/texts/texts.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { prepareSql } from '#server/database/prepare.ts';
import { idempotencyKeys } from '#server/database/schema.ts';
import { awaitAtCommit } from '#server/database/transaction.ts';
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
    errors: [{ path: 'idempotency_key', message: contractTexts[requestLanguage(request)].issues.idempotency_key }],
  });
}

/** The request of a session under its idempotency key (see `readIdempotencyKey`); null without a key or a session. */
export function idempotentInSession(
  request: FastifyRequest,
  sessionHash: string | null,
  field: string | undefined,
  input: readonly unknown[],
): IdempotentRequest | null {
  const key = readIdempotencyKey(request, field);
  return key === undefined || sessionHash === null ? null : { key, sessionHash, input };
}

/**
 * Runs `answer` the first time and returns the stored answer when the same key is used again. The key is inserted first
 * in the transaction, so that a repeated request waits until the first one has ended; the queries of `read`, whose
 * result `answer` gets, are sent in the same round trip. `repeat` gets the stored answer of a repeated request; what it
 * returns replaces that. The same key with other input throws `unprocessable`.
 */
export async function answerOnce<Seen, A extends object>(
  tx: Transaction,
  idempotent: IdempotentRequest | null,
  read: () => Promise<Seen>,
  answer: (seen: Seen) => Promise<A>,
  repeat: ((first: A) => Promise<A>) | null = null,
): Promise<A> {
  if (idempotent === null) return answer(await read());
  const { key, sessionHash } = idempotent;
  const taken = { sessionHash, key, requestHash: hashInput(idempotent) };
  const [inserted, seen] = await Promise.all([takeKey(tx, taken), read()]);
  const save = (answered: A): A => {
    awaitAtCommit(tx, saveAnswer(tx, { sessionHash, key, answer: JSON.stringify(answered) }));
    return answered;
  };
  if (inserted.length > 0) return save(await answer(seen));
  const first = await requireFirstAnswer<A>(tx, taken);
  return repeat === null ? first : save(await repeat(first));
}

type TakenKey = { sessionHash: string; key: string; requestHash: string };

const takeKey = prepareSql<TakenKey, { key: string }>(
  'take-key',
  sql`insert into idempotency_keys (session_hash, key, request_hash)
    values (${sql.placeholder('sessionHash')}, ${sql.placeholder('key')}, ${sql.placeholder('requestHash')})
    on conflict do nothing returning key`,
);

const saveAnswer = prepareSql<{ sessionHash: string; key: string; answer: string }>(
  'save-answer',
  sql`update idempotency_keys set answer = ${sql.placeholder('answer')}
    where session_hash = ${sql.placeholder('sessionHash')} and key = ${sql.placeholder('key')}`,
);

/** Read by a separate statement, because the one that waited for the key does not see what was committed since. */
async function requireFirstAnswer<A>(tx: Transaction, { sessionHash, key, requestHash }: TakenKey): Promise<A> {
  const [first] = await tx.select().from(idempotencyKeys).where(isKey({ sessionHash, key })).for('no key update');
  if (first?.request_hash !== requestHash) throw new ProblemError('unprocessable');
  return first.answer as A;
}

function isKey({ sessionHash, key }: Pick<IdempotentRequest, 'sessionHash' | 'key'>): SQL | undefined {
  return and(eq(idempotencyKeys.session_hash, sessionHash), eq(idempotencyKeys.key, key));
}

/**
 * The stored answer to an earlier request with the same key and input; undefined if there is none. For requests that
 * cannot be repeated, because the first one removed what they are about.
 */
export async function findFirstAnswer<A extends object>(
  tx: Queryable,
  idempotent: IdempotentRequest | null,
): Promise<A | undefined> {
  if (idempotent === null) return undefined;
  const [first] = await tx.select().from(idempotencyKeys).where(isKey(idempotent));
  return first?.request_hash === hashInput(idempotent) && first.answer !== null ? (first.answer as A) : undefined;
}

function hashInput({ input }: IdempotentRequest): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

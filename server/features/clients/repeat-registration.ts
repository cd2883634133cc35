import type { clientCalls } from '#contract/calls/clients.ts';
import { normalizeEmail } from '#domain/people/same-email.ts';
import { readIdempotencyKey, type IdempotentRequest } from '#server/calls/answer-once.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { hashSecret } from '#server/people/secret.ts';
import { moveCodes } from '#server/people/verification-code.ts';

/**
 * What is stored for a repeated registration, which is no personal data. With `discreetErrors` it is the same for a
 * taken address, whose `id` is nobody's. `browser` is the hashed secret of the browser that has the answer.
 */
export type Registered = { id: number; created_at: string; browser: string };

/**
 * The key of a registration, or null without one. Visitors have no session: a key is theirs with its address. The
 * password is not among the input, because a fast hash of it would be stored.
 */
export function repeatableRegistration({
  request,
  body,
  actor,
}: CallContext<typeof clientCalls.createClient>): IdempotentRequest | null {
  const key = readIdempotencyKey(request, body.idempotency_key);
  if (key === undefined) return null;
  const { project_id, email, first_name, last_name, phone, user_id, terms_version, marketing } = body;
  const address = normalizeEmail(email);
  return {
    key,
    sessionHash: actor.sessionHash ?? hashSecret(`createClient ${project_id} ${address}`),
    input: ['createClient', project_id, address, first_name, last_name, phone, user_id, terms_version, marketing],
  };
}

/**
 * Gives the first answer to a browser that repeats the request. If the cookie that names the browser was lost with the
 * first answer, the codes that were mailed belong to the new one from now on: only the sender of the first request has
 * the key. The same queries run for an id that is nobody's.
 */
export async function repeatRegistration(tx: Transaction, first: Registered, browser: string): Promise<Registered> {
  if (first.browser !== browser) await moveCodes(tx, first.id, first.browser, browser);
  return { ...first, browser };
}

import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { malformedBodies, type MalformedBody, type ValidFields } from './malformed-bodies.ts';

/** A request that nobody should send: which call it is for, and as whom it is made. */
export type MalformedRequest = { call: string; method: string; path: string; body: MalformedBody; as: Sender };

/** Who sends: nobody in particular, somebody whose session ended, a client alone, the most powerful of all. */
export const senders = ['visitor', 'stranger', 'client', 'admin'] as const;
export type Sender = (typeof senders)[number];

/** Ids that exist, by the field that takes them. */
export type KnownIds = { projectId: number; userId: number; clientId: number; propertyId: number };

/** Those that end the session they come with would make visitors of all that follow. */
const sessionEnding = new Set(['logout', 'eraseClient', 'terminatePresentation']);
const testedCalls: Call[] = Object.values(calls).filter((call) => !sessionEnding.has(call.name));
const oddParts = [
  '0',
  '-1',
  '999999',
  '2147483648',
  '99999999999999999999',
  'abc',
  '%00',
  '1%00',
  '..',
  '%2e%2e%2f',
  '1e3',
  '٣',
  '%ED%A0%80',
  'null',
  '1.0',
  '1;2',
  "1'--",
  'x'.repeat(400),
];

/** So many are made at once: some hold a megabyte. */
const batchSize = 250;

/** So many requests, the same for the same seed, made as they are asked for. */
export function* makeMalformedRequests(
  ids: KnownIds,
  { count, seed }: { count: number; seed: number },
): Generator<MalformedRequest> {
  const requests = malformedRequests(ids);
  for (let made = 0; made < count; made += batchSize)
    yield* fc.sample(requests, { numRuns: Math.min(batchSize, count - made), seed: seed + made });
}

/** Arbitrary requests, over every call, each by its own method, by `_method`, or by one it does not take. */
function malformedRequests(ids: KnownIds): fc.Arbitrary<MalformedRequest> {
  return fc.oneof(...testedCalls.map((call) => requestsOf(call, ids)));
}

function requestsOf(call: Call, ids: KnownIds): fc.Arbitrary<MalformedRequest> {
  const valid = validFields(call, ids);
  const form =
    call.method === 'PUT' || call.method === 'DELETE'
      ? malformedBodies({ ...valid, _method: call.method })
      : malformedBodies(valid);
  const own = fc.tuple(fc.constant(call.method), malformedBodies(valid));
  const way = fc.oneof(
    { weight: 3, arbitrary: own },
    { weight: 3, arbitrary: fc.tuple(fc.constant('POST'), form) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS'), form) },
  );
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(String(ids.clientId), String(ids.userId), String(ids.propertyId)) },
    { weight: 1, arbitrary: fc.constantFrom(...oddParts) },
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?_method=DELETE',
        '?page=-1',
        '?per_page=1e9',
        '?search=%00',
        '?search=%25%5c',
        '?a[b]=1&a[b]=2',
        '?__proto__=1',
        '?search=x&search=y',
        '?%ff',
        `?search=${'x'.repeat(6_000)}`,
      ),
    },
  );
  return fc
    .tuple(way, fc.array(part, { minLength: 3, maxLength: 3 }), query, fc.constantFrom(...senders))
    .map(([[method, body], given, asked, as]) => {
      let at = 0;
      return {
        call: call.name,
        method,
        path: `/api${call.path.replace(/\{\w+\}/g, () => given[at++] ?? '1')}${asked}`,
        body,
        as,
      };
    });
}

/** Values that a call's body takes, so that a request with one spoilt field comes as far as that field. */
function validFields(call: Call, ids: KnownIds): ValidFields {
  const known: ValidFields = {
    id: ids.clientId,
    client_id: ids.clientId,
    user_id: ids.userId,
    parent_id: ids.userId,
    property_id: ids.propertyId,
    project_id: ids.projectId,
    lang: 'tr',
    email: 'somebody@sample.example',
    password: 'abc',
    first_name: 'Some',
    last_name: 'One',
    name: 'Some One',
    phone: '1',
    note: 'Noted',
    role_id: 1,
    status: 2,
    status_id: 2,
    price: 1,
    code: '123456',
    token: 'x',
    lead_status_id: 1,
    lead_source_id: 1,
    action: 'add',
    ids: '[1]',
    properties: `[${ids.propertyId}]`,
  };
  const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? 1]));
}

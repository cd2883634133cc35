import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { Role } from '#domain/people/roles.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { malformedBodies, type MalformedBody, type ValidFields } from './malformed-bodies.ts';

/** A malformed request for a call, and the session it is sent with. */
export type MalformedRequest = { call: string; method: string; path: string; body: MalformedBody; as: Sender };

/** The senders of requests: without a session, with an expired session, a client alone, and an administrator. */
const senders = ['visitor', 'stranger', 'client', 'admin'] as const;
export type Sender = (typeof senders)[number];

/** Existing ids, by the field that contains them. */
export type KnownIds = { projectId: number; userId: number; clientId: number; propertyId: number };

/** Calls that end their session are left out: all later requests would be those of a visitor. */
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

/** Requests are generated in batches because some have a megabyte. */
const batchSize = 250;

/** Generates `count` requests lazily, the same for the same seed. */
export function* makeMalformedRequests(
  ids: KnownIds,
  { count, seed }: { count: number; seed: number },
): Generator<MalformedRequest> {
  const requests = malformedRequests(ids);
  for (let made = 0; made < count; made += batchSize)
    yield* fc.sample(requests, { numRuns: Math.min(batchSize, count - made), seed: seed + made });
}

/** Arbitrary requests for all calls, with their own method, with `_method`, or with a wrong method. */
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
    .map(([[method, body], values, query, as]) => {
      let at = 0;
      return {
        call: call.name,
        method,
        path: `/api${call.path.replace(/\{\w+\}/g, () => values[at++] ?? '1')}${query}`,
        body,
        as,
      };
    });
}

/** Valid values for the fields of a call, so that a request with one invalid field is not refused for another. */
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
    role_id: Role.sales_rep,
    status: UnitStatus.reserved,
    status_id: UnitStatus.reserved,
    price: 1,
    code: '123456',
    token: 'x',
    lead_status_id: LeadStatus.new,
    lead_source_id: 1,
    action: 'add',
    ids: '[1]',
    properties: `[${ids.propertyId}]`,
  };
  const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? 1]));
}

import type { Call } from '#contract/calls/call.ts';
import { describeCall, describePost } from './describe-call.ts';
import type { Shared } from './describe-problems.ts';
import { describeOtherRoutes } from './other-routes.ts';
import type { Schema } from './json-schemas.ts';

const description = `Bodies are JSON or forms. In a form every value is text: \`42\`, \`true\` or \`1\`, and lists and objects as JSON; an empty field
is a missing one. JSON may use the same texts. Unknown fields are ignored. Updates and deletes may also be sent as POST with \`_method\`.

Answers with \`response: false\` are refusals: the call was understood, \`error\` and \`message\` say why nothing was done.
Every other failure is a problem (RFC 9457), whose \`code\` says which. \`server_error\` (500) is a bug in the server.

Texts are in the language of the field \`lang\`, else of the header \`Accept-Language\`, as far as the development offers it, else in its
first. A mail for which no \`lang\` is given is in the language of its reader's latest login, if that is known.

Money is integer minor units, areas are m², dates are ISO 8601 in UTC. Anything about a client or user whom the caller
may not see is answered like something that does not exist. Changes are refused to pages of other sites.`;

const text = { type: 'string' };

const parameters = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the answer that the caller has',
    schema: text,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'For a day, the same key in the same session, or of a visitor with the same address, gets the same answer and changes nothing again; with other input the answer is 422',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
  FileName: {
    name: 'X-File-Name',
    in: 'header',
    description: 'The name of the file, percent-encoded',
    schema: text,
  },
};

const headers = {
  ETag: { description: 'Identifies this version of the answer', required: true, schema: text },
  UnitsVersion: {
    description: 'The list has every change of units up to this `version`, as events count them',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  UnitsEpoch: { description: 'The `epoch` of `Units-Version`', required: true, schema: text },
  TotalCount: {
    description: 'How many there are on all pages',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  RetryAfter: {
    description: 'Seconds after which to try again',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: { description: 'The methods that this path takes', required: true, schema: text },
  ContentDisposition: { description: 'The name of the file', required: true, schema: text },
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'Set by a login; named `__Host-session` over TLS. A call lists who may make it: `client`, or sales users from a role upwards (`sales`, `manager`, `general`, `admin`)',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The `METRICS_TOKEN` of the server' },
};

/** Writes the OpenAPI 3.1 document of all calls, and of what else is served below /api. */
export function describeCalls(calls: readonly Call[]): Schema {
  const shared: Shared = { schemas: {}, responses: {} };
  const paths: Record<string, Schema> = {};
  for (const [path, onPath] of Map.groupBy(calls, (call) => call.path)) paths[path] = describePath(onPath, shared);
  return {
    openapi: '3.1.0',
    info: { title: 'Loggia', version: '1', description },
    servers: [{ url: '/api' }],
    paths: { ...paths, ...describeOtherRoutes(shared) },
    components: {
      schemas: Object.fromEntries(Object.entries(shared.schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: shared.responses,
      parameters,
      headers,
      securitySchemes,
    },
  };
}

function describePath(calls: readonly Call[], shared: Shared): Schema {
  const operations = Object.fromEntries(
    calls.map((call) => [call.method.toLowerCase(), describeCall(call, shared)] as const),
  );
  const others = calls.filter(({ method }) => method === 'PUT' || method === 'DELETE');
  if (others.length === 0) return operations;
  const own = calls.find(({ method }) => method === 'POST');
  return { ...operations, post: describePost(own, others, shared) };
}

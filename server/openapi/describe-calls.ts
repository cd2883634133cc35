import { z } from 'zod';
import type { Call, Caller } from '#contract/calls/call.ts';
import { problemSchema } from '#contract/errors/problem.ts';

type Schema = Record<string, unknown>;

const callerNames: Record<Caller, string> = {
  visitor: 'everybody',
  client: 'logged-in clients',
  sales: 'sales users',
  manager: 'sales managers and above',
  general: 'general managers and above',
  admin: 'administrators',
};
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/** Writes the OpenAPI 3.1 document of all calls from their schemas. */
export function describeCalls(calls: readonly Call[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loggia',
      version: '1',
      description:
        'Bodies are form data or JSON. Updates may be sent as POST with the body field `_method=PUT`, deletes with `_method=DELETE`. Money is integer minor units, areas are m², dates are ISO 8601 UTC.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Problem: toSchema(problemSchema) } },
  };
}

function describeCall(call: Call): Schema {
  return {
    operationId: call.name,
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    description: `For ${call.callers.map((caller) => callerNames[caller]).join(' and ')}.`,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(hasFields(call.body)
      ? { requestBody: { required: true, content: contentOf(formTypes, toSchema(call.body)) } }
      : {}),
    responses: {
      200: { description: 'Success', content: contentOf([call.type ?? 'application/json'], toSchema(call.answer)) },
      ...(call.method === 'GET' ? { 304: { description: 'Not modified: If-None-Match holds the current ETag' } } : {}),
      default: {
        description: 'A problem (RFC 9457)',
        content: contentOf(['application/problem+json'], { $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = toSchema(schema) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function hasFields(schema: z.ZodType): boolean {
  return Object.keys((toSchema(schema) as { properties?: Schema }).properties ?? {}).length > 0;
}

/** A form field is parsed with `preprocess`, whose own input is unknown: the output schema says more. */
function toSchema(schema: z.ZodType): Schema {
  const { $schema: _draft, ...shape } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Schema;
  return shape;
}

function contentOf(types: readonly string[], schema: Schema): Schema {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

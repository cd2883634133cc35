import { z } from 'zod';
import { eventsPath, liveEvents } from '#contract/events/live-events.ts';
import { describeProblems, type Shared } from './describe-problems.ts';
import { describeOutput, type Schema } from './json-schemas.ts';

const description = `A stream of Server-Sent Events: each has the \`event\` and the \`data\` (as JSON) that the schema states. Events are
not repeated: a program that missed some calls \`/changes\` with the last \`version\`. The stream never ends by itself.`;

/** Describes the routes below /api that are not calls, by path. */
export function describeOtherRoutes(shared: Shared): Record<string, Schema> {
  return {
    [eventsPath]: { get: describeEvents(shared) },
    '/healthz': { get: describeHealth('checkHealth', 'Tell whether the process answers', shared) },
    '/readyz': { get: describeHealth('checkReadiness', 'Tell whether a change would succeed', shared) },
    '/users/companyLogin/callback': { get: describeCompanyLogin(shared) },
    '/metrics': { get: describeMetrics(shared) },
  };
}

function describeHealth(operationId: string, summary: string, shared: Shared): Schema {
  const status = z.object({ status: z.literal('ok'), worker: z.string().optional() });
  return {
    operationId,
    tags: ['operation'],
    summary,
    security: [],
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: describeOutput(status, {}) } } },
      ...describeProblems(['unavailable'], shared),
    },
  };
}

function describeCompanyLogin(shared: Shared): Schema {
  return {
    operationId: 'finishCompanyLogin',
    tags: ['users'],
    summary: 'Where the company’s provider leads a browser back to, if there is one; leads on to a page of this site',
    security: [{}],
    parameters: ['state', 'code'].map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } })),
    responses: {
      303: {
        description: 'To where the login began, or to the sales login with the reason in `failed`',
        headers: { Location: { required: true, schema: { type: 'string' } } },
      },
      ...describeProblems(['not_found', 'unavailable'], shared),
    },
  };
}

function describeMetrics(shared: Shared): Schema {
  return {
    operationId: 'getMetrics',
    tags: ['operation'],
    summary:
      'Get the metrics in the text format of Prometheus; from this machine by a local host name, or with the token',
    security: [{}, { metricsToken: [] }],
    responses: {
      200: { description: 'Success', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...describeProblems(['not_found', 'unavailable'], shared),
    },
  };
}

function describeEvents(shared: Shared): Schema {
  const events = Object.entries(liveEvents).map(([name, schema]) => ({
    type: 'object',
    properties: { event: { type: 'string', const: name }, data: describeOutput(schema, shared.schemas) },
    required: ['event', 'data'],
  }));
  shared.schemas.LiveEvent = { oneOf: events };
  return {
    operationId: 'openEvents',
    tags: ['events'],
    summary: 'Listen to changes of units, of this session and, as a sales user, of leads',
    description: description.replaceAll('\n', ' '),
    security: [{}, { session: [] }],
    responses: {
      200: {
        description: 'The stream',
        content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } },
      },
      ...describeProblems(['unavailable'], shared),
    },
  };
}

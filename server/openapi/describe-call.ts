import { z } from 'zod';
import type { Call, Caller } from '#contract/calls/call.ts';
import type { ProblemCode } from '#contract/errors/codes.ts';
import { problemsOf } from './call-problems.ts';
import { anyOf, describeBody, describePostBody } from './describe-bodies.ts';
import { describeProblems, type Shared } from './describe-problems.ts';
import { describeInput, describeOutput, type Components, type Schema } from './json-schemas.ts';

const callerNames: Record<Caller, string> = {
  visitor: 'everybody',
  client: 'logged-in clients',
  sales: 'sales users',
  manager: 'sales managers and above',
  general: 'general managers and above',
  admin: 'administrators',
};

/** The calls that return a list in pages. */
const inPages = ['listClients', 'listActions', 'listAudit'];
/** The calls whose answer is a file to download. */
const asFiles = ['exportClient', 'exportUnits', 'getInformationSheet', 'getViewingCalendar'];
const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The headers of the list of units, which state its version. */
const versionHeaders = (name: string) =>
  name === 'listProperties'
    ? { 'Units-Version': refTo('headers', 'UnitsVersion'), 'Units-Epoch': refTo('headers', 'UnitsEpoch') }
    : {};

const refTo = (kind: 'headers' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The operation of a call. */
export function describeCall(call: Call, shared: Shared): Schema {
  const body = describeBody(call, shared.schemas);
  return {
    operationId: call.name,
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    description: `For ${call.callers.map((caller) => callerNames[caller]).join(' and ')}.`,
    security: securityOf([call]),
    parameters: parametersOf(call, shared.schemas),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf([call], problemsOf(call), shared),
  };
}

/**
 * The POST of a path with PUT or DELETE. The field `_method` names the method that it stands for; without it, it is the
 * path's own call, if there is one.
 */
export function describePost(own: Call | undefined, others: readonly Call[], shared: Shared): Schema {
  const all = [...(own ? [own] : []), ...others];
  const names = others.map(({ name }, index) => (index === 0 ? name : `Or${name[0]?.toUpperCase()}${name.slice(1)}`));
  return {
    operationId: own?.name ?? `${names.join('')}ByPost`,
    tags: [all[0]?.path.split('/')[1]],
    summary: all.map(({ summary }) => summary).join('; or: '),
    description: `${own ? 'With' : 'Needs'} the field \`_method\`, ${others.map(({ name, method }) => `\`${method}\` for ${name}`).join(', ')}.`,
    security: securityOf(all),
    parameters: all[0] ? parametersOf(all[0], shared.schemas) : [],
    requestBody: describePostBody(own, others, shared.schemas),
    responses: responsesOf(all, [...all.flatMap(problemsOf), 'method_not_allowed'], shared),
  };
}

/** Who may make the calls, by the names in `callers`. Visitors need no session. */
function securityOf(calls: readonly Call[]): Schema[] {
  const callers = [...new Set(calls.flatMap((call) => call.callers))];
  return callers.includes('visitor') ? [{}, { session: [] }] : callers.map((caller) => ({ session: [caller] }));
}

function responsesOf(calls: readonly Call[], codes: readonly ProblemCode[], shared: Shared): Schema {
  const isTagged = calls.every((call) => call.method === 'GET' && call.name !== 'exportUnits');
  const answers = new Map(
    calls.map((call) => describeOutput(call.answer, shared.schemas)).map((schema) => [JSON.stringify(schema), schema]),
  );
  return {
    200: { ...successOf(calls, anyOf([...answers.values()])) },
    ...(isTagged
      ? {
          304: {
            description: 'Unchanged since the `ETag` in `If-None-Match`',
            headers: { ETag: refTo('headers', 'ETag'), ...(calls[0] ? versionHeaders(calls[0].name) : {}) },
          },
        }
      : {}),
    ...describeProblems(codes, shared),
  };
}

function successOf([call]: readonly Call[], schema: Schema): Schema {
  const name = call?.name ?? '';
  const headers = {
    ...(call?.method === 'GET' && name !== 'exportUnits' ? { ETag: refTo('headers', 'ETag') } : {}),
    ...versionHeaders(name),
    ...(inPages.includes(name) ? { 'X-Total-Count': refTo('headers', 'TotalCount') } : {}),
    ...(asFiles.includes(name) ? { 'Content-Disposition': refTo('headers', 'ContentDisposition') } : {}),
  };
  const binary = { type: 'string', format: 'binary' };
  const content =
    name === 'exportUnits'
      ? Object.fromEntries(
          tableTypes.map((type) => [type, { schema: type === 'text/csv' ? { type: 'string' } : binary }]),
        )
      : { [call?.type ?? 'application/json']: { schema } };
  return { description: 'Success', ...(Object.keys(headers).length > 0 ? { headers } : {}), content };
}

const isIdempotent = ({ body }: Call) => body instanceof z.ZodObject && 'idempotency_key' in body.shape;

function parametersOf(call: Call, schemas: Components): Schema[] {
  return [
    ...fieldsOf(call.params, 'path', schemas),
    ...fieldsOf(call.query, 'query', schemas),
    ...(call.method === 'GET' && call.name !== 'exportUnits' ? [refTo('parameters', 'IfNoneMatch')] : []),
    ...(isIdempotent(call) ? [refTo('parameters', 'IdempotencyKey')] : []),
    ...(call.name === 'uploadPackage' ? [refTo('parameters', 'FileName')] : []),
  ];
}

function fieldsOf(schema: z.ZodType, place: 'path' | 'query', schemas: Components): Schema[] {
  const { properties = {}, required = [] } = describeInput(schema, schemas) as {
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

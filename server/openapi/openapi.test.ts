import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { calls, type CallName } from '#contract/calls/index.ts';
import { leadSources, places } from '#server/database/schema.ts';
import { callerOf, inputOf } from '#tools/testing/openapi/call-inputs.ts';
import { createAnswerCheck, type Answer, type OpenapiDocument } from '#tools/testing/openapi/check-answer.ts';
import { generateClient, type GeneratedClient } from '#tools/testing/openapi/generated-client.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { listen } from '#tools/testing/listen-events.ts';
import { openFixtures } from '#tools/testing/permissions/matrix.ts';
import { openSilently } from '#tools/testing/permissions/change-log.ts';
import type { Person } from '#tools/testing/permissions/people.ts';
import type { Input } from '#tools/testing/permissions/row.ts';
import type { FixtureProject } from '#tools/testing/permissions/fixture.ts';
import { required } from '#tools/required.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let project: FixtureProject = { projectId: 0, unitIds: [], leadSource: 0 };
const {
  app,
  database: { url },
} = await ownApp(async ({ db }) => {
  const { projectId, unitIds } = await saveSampleProject(db, { units: 20 });
  const [source] = await db.select({ id: leadSources.id }).from(leadSources);
  await db.insert(places).values({
    project_id: projectId,
    id: 1,
    category: 'shops',
    title_en: 'Pier',
    title_tr: 'İskele',
    lat: 41,
    lng: 29,
  });
  project = { projectId, unitIds, leadSource: required(source, 'a lead source').id };
});
const silent = openSilently(url);
const fixtures = openFixtures(silent.db, project);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenapiDocument;
const { check, isEvent } = createAnswerCheck(document);

type Client = Record<string, (...args: unknown[]) => Promise<unknown>> & { defaults: { baseUrl: string } };
let generated: GeneratedClient;
let client: Client;
beforeAll(async () => {
  generated = await generateClient(document);
  client = (await import(/* @vite-ignore */ pathToFileURL(generated.path).href)) as Client;
  client.defaults.baseUrl = `${address}/api`;
});
afterAll(async () => {
  await generated.remove();
  await silent.close();
});

const operations = Object.entries(document.paths).flatMap(([path, onPath]) =>
  Object.entries(onPath).map(([method, operation]) => ({ path, method, operation })),
);
type Described = (typeof operations)[number];

/** Makes a call with the generated client; returns the raw answer, before the client parses it. */
async function makeCall({ operation }: Described, input: Input, cookie?: string): Promise<Answer> {
  let came: Answer | undefined;
  const parameters = (operation.parameters ?? []).map((parameter) => ('in' in parameter ? parameter : null));
  const positional = parameters.filter((parameter) => parameter?.required === true);
  const hasOptions = positional.length < parameters.length;
  const values: Record<string, unknown> = { ...input.path, ...input.query };
  const options = Object.entries(input.query ?? {}).map(([name, value]) => [toCamelCase(name), value] as const);
  const args = [
    ...positional.map((parameter) => values[parameter?.name ?? ''] ?? 1),
    ...(operation.requestBody ? [input.body ?? {}] : []),
    ...(hasOptions ? [Object.fromEntries(options)] : []),
  ];
  const send = async (to: string, init: RequestInit) => {
    const answer = await fetch(to, init);
    came = { status: answer.status, headers: answer.headers, text: await answer.clone().text() };
    return answer;
  };
  await client[operation.operationId]?.(...args, { fetch: send, ...(cookie ? { headers: { cookie } } : {}) });
  return required(came, `an answer to ${operation.operationId}`);
}

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The call of an operation; if that is a POST with `_method`, one for which it stands. */
function callOf({ path, method }: Described): Call | undefined {
  const onPath: Call[] = Object.values(calls).filter((call) => call.path === path);
  return (
    onPath.find((call) => call.method.toLowerCase() === method) ??
    (method === 'post' ? onPath.find((call) => call.method !== 'GET') : undefined)
  );
}

/** Calls that end the session or remove what other calls need, and are therefore made last. */
const endings: string[] = [
  'verifyClient',
  'resetClientPassword',
  'terminatePresentation',
  'endOtherSessions',
  'logout',
  'mergeClients',
  'deleteUser',
  'eraseClient',
];
const people: Person[] = ['visitor', 'presenter', 'admin'];
const described = operations.flatMap((one) => {
  const call = callOf(one);
  return call === undefined ? [] : [{ ...one, call, person: callerOf(call.name as CallName) }];
});
const inOrder = described.toSorted(
  (one, other) =>
    people.indexOf(one.person) - people.indexOf(other.person) ||
    endings.indexOf(one.call.name) - endings.indexOf(other.call.name) ||
    Number(one.method !== 'get') - Number(other.method !== 'get'),
);

type BodySchema = { required?: string[]; properties: Record<string, object>; additionalProperties?: boolean };

/** Whether a schema restricts a value and all its parts. */
const isTyped = (schema: object) =>
  ['type', 'enum', 'anyOf', '$ref'].some((name) => name in schema) &&
  // A default may be an empty object; a schema may not.
  !JSON.stringify(schema, (name, value: unknown) => (name === 'default' ? null : value)).includes('{}');

/** The schema of the body of an operation, as JSON. */
function bodySchema({ operation }: Described): BodySchema | undefined {
  const content = operation.requestBody?.content['application/json'] as { schema: { $ref?: string } } | undefined;
  const name = content?.schema.$ref?.split('/').at(-1);
  return name === undefined ? undefined : (document.components.schemas[name] as BodySchema);
}

/** Operations whose object does not exist in this test, or was removed by the DELETE that a POST repeats. */
const absentOrOutdated = {
  applyBulkPrices: 409,
  applyPackage: 404,
  applyPriceList: 422,
  beginCompanyLogin: 404,
  endCompanySessions: 404,
  deleteFavouriteByPost: 404,
  deleteNoteByPost: 404,
  discardPackage: 404,
  discardPackageByPost: 404,
  endOwnSessionByPost: 404,
  getLegalPage: 404,
  getPackage: 404,
  getTour: 404,
  makeRecoveryCodes: 422,
  removeApp: 404,
  renamePasskeyOrRemovePasskeyByPost: 404,
};

describe('the document', () => {
  it('types every field that the server accepts, and allows others', () => {
    const violations = described.flatMap((one) => {
      const { properties, additionalProperties } = bodySchema(one) ?? { properties: {} };
      const parameters = (one.operation.parameters ?? []).flatMap((parameter) =>
        'schema' in parameter ? [[parameter.name, parameter.schema] as const] : [],
      );
      return [...Object.entries(properties), ...parameters]
        .filter(([, field]) => !isTyped(field) || additionalProperties !== undefined)
        .map(([name]) => `${one.call.name}: ${name}`);
    });
    expect(violations).toEqual([]);
  });

  it('states who may make a call, by the roles of its session', () => {
    const { paths } = document;
    expect(paths['/properties']?.get?.security).toEqual([{}, { session: [] }]);
    expect(paths['/propertyFavs']?.post?.security).toEqual([{ session: ['client'] }, { session: ['sales'] }]);
    expect(paths['/clients/assignUser/{id}']?.put?.security).toEqual([{ session: ['manager'] }]);
    expect(document.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie' } });
  });

  it('describes files, and lists and objects in forms as text', () => {
    const { schemas } = document.components;
    const types = (path: string) => Object.keys(document.paths[path]?.post?.requestBody?.content ?? {});
    expect(types('/properties/priceList/check')).toEqual(['multipart/form-data']);
    expect(types('/project/packages')).toEqual(['application/zip']);
    expect(types('/users/login')).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
    expect(schemas.CheckPriceListForm).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
    expect(schemas.DeleteFavouritesForm).toMatchObject({
      properties: { ids: { type: 'string', contentMediaType: 'application/json' } },
    });
  });

  it('describes each event of the stream', async () => {
    const browser = await listen(address);
    const [hello] = browser.heard('hello');
    browser.close();
    expect(
      check('/events', 'get', { status: 200, headers: new Headers({ 'content-type': 'text/event-stream' }), text: '' }),
    ).toEqual([]);
    expect(isEvent({ event: 'hello', data: hello })).toBe(true);
    expect(isEvent({ event: 'hello', data: { version: 'x' } })).toBe(false);
  });

  it('can be browsed without external addresses or inline scripts', async () => {
    const page = await app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/https?:\/\/|<script(?![^>]*src=)/);
    expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(document);
  });

  it('is written once, not for every request', async () => {
    // The plugin's own routes write it again, which blocks the server for up to a second.
    const prepared = await app.inject({ url: '/api/openapi.json' });
    const again = await app.inject({ url: '/api/docs/json' });
    expect(prepared.headers.etag).toMatch(/^"/);
    expect(again.headers.etag).toBe(prepared.headers.etag);
    expect((await app.inject({ url: '/api/docs/yaml' })).statusCode).toBe(404);
  });
});

describe('a client generated from the document', () => {
  it('makes every call, and each is answered as documented', async () => {
    const violations: string[] = [];
    const failed: Record<string, number> = {};
    for (const one of inOrder) {
      const { call, person, method, operation } = one;
      const fixture = await fixtures.of(person);
      const input = inputOf(call.name as CallName, fixture);
      const isOther = call.method.toLowerCase() !== method;
      const sent = isOther ? { ...input, body: { ...input.body, _method: call.method } } : input;
      const answer = await makeCall(one, sent, fixture.headers.cookie);
      violations.push(...check(one.path, method, answer).map((violation) => `${operation.operationId}: ${violation}`));
      if (answer.status !== 200) failed[operation.operationId] = answer.status;
      if (endings.includes(call.name)) fixtures.invalidate(['sessions']);
    }
    expect(violations).toEqual([]);
    expect(failed).toEqual(absentOrOutdated);
  });

  it('is refused as documented without a session and without input', async () => {
    const violations: string[] = [];
    for (const one of described)
      violations.push(
        ...check(one.path, one.method, await makeCall(one, {})).map(
          (violation) => `${one.operation.operationId}: ${violation}`,
        ),
      );
    expect(violations).toEqual([]);
  });

  it('must send exactly the fields that the document requires', async () => {
    const violations: string[] = [];
    // An update without any field is refused for another reason.
    for (const one of described.filter(({ call, method }) => call.method === 'POST' && method === 'post')) {
      const required = bodySchema(one)?.required ?? [];
      if (required.length === 0 || one.call.maxUploadBytes !== undefined) continue;
      const fixture = await fixtures.of(one.person);
      const { path = {} } = inputOf(one.call.name as CallName, fixture);
      const { text } = await makeCall(one, { path }, fixture.headers.cookie);
      const { errors = [] } = JSON.parse(text) as { errors?: { path: string }[] };
      const missing = errors.map((error) => error.path);
      if (required.toSorted().join() !== missing.toSorted().join())
        violations.push(`${one.call.name}: ${missing.join()}`);
    }
    expect(violations).toEqual([]);
  });

  it('compiles strictly, as does the example of the documentation', async () => {
    const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const example = required(/```ts\n(.*?)```/s.exec(page)?.[1], 'an example');
    expect(await generated.compile({ 'example.ts': example })).toBe('');
  });
});

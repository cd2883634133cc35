import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, Caller } from '#contract/calls/call.ts';
import { approvalCalls } from '#contract/calls/approvals.ts';
import { clientCalls } from '#contract/calls/clients.ts';
import { calls } from '#contract/calls/index.ts';
import { leadCalls } from '#contract/calls/leads.ts';
import { userCalls } from '#contract/calls/users.ts';
import type { RoleId } from '#domain/people/roles.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { clientNotes, clients, leadSources, rateLimits, userProjects, users } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

let [projectId, leadSource] = [0, 0];
const {
  app,
  database: { db },
} = await ownApp(
  async ({ db }) => {
    projectId = (await saveSampleProject(db)).projectId;
    leadSource = (await db.select().from(leadSources))[0]!.id;
  },
  { mail: { isProduction: false } },
);

/** Every kind of caller and whom each may see: the permission matrix. */
const people = {
  visitor: { role: null, callers: ['visitor'], sees: [] },
  client: { role: null, callers: ['visitor', 'client'], sees: ['own'] },
  sales_rep: { role: 1, callers: ['visitor', 'sales'], sees: ['own'] },
  broker: { role: 4, callers: ['visitor', 'sales'], sees: ['own'] },
  sales_manager: { role: 2, callers: ['visitor', 'sales', 'manager'], sees: ['own', 'below'] },
  general_manager: { role: 3, callers: ['visitor', 'sales', 'manager', 'general'], sees: ['own', 'below', 'foreign'] },
  admin: { role: 5, callers: ['visitor', 'sales', 'manager', 'general', 'admin'], sees: ['own', 'below', 'foreign'] },
} as const satisfies Record<
  string,
  { role: RoleId | null; callers: readonly Caller[]; sees: readonly ('own' | 'below' | 'foreign')[] }
>;
type Person = keyof typeof people;
const relations = ['own', 'below', 'foreign'] as const;
type Relation = (typeof relations)[number];

const everybody = Object.keys(people) as Person[];
const everyCall: Call[] = Object.values(calls);
const absentId = 1_999_999;
let serial = 0;

beforeEach(() => db.delete(rateLimits));

async function makeUser(role_id: RoleId, parent_id: number | null): Promise<number> {
  serial += 1;
  const [made] = await db
    .insert(users)
    .values({ name: 'Some One', email: `user${serial}@x.example`, phone: '0', password_hash: '', role_id, parent_id })
    .returning({ id: users.id });
  await db.insert(userProjects).values({ user_id: made!.id, project_id: projectId });
  return made!.id;
}

async function makeClient(user_id: number | null): Promise<number> {
  serial += 1;
  const [made] = await db
    .insert(clients)
    .values({
      project_id: projectId,
      email: `client${serial}@x.example`,
      first_name: 'Some',
      last_name: 'One',
      password_hash: '',
      lead_source_id: leadSource,
      user_id,
      can_self_login: true,
      is_verified: true,
    })
    .returning({ id: clients.id });
  return made!.id;
}

/** Somebody of a kind with a new session; visitors have none. */
async function makePerson(person: Person, boss: number | null) {
  const self = await makeUser(people[person].role ?? 1, boss);
  const client = person === 'client' ? await makeClient(self) : undefined;
  if (person === 'visitor') return { self, client, cookie: {} };
  const session = await beginSession(db, client === undefined ? { userId: self } : { clientId: client });
  return { self, client, cookie: { cookie: `session=${session}` } };
}

/** Somebody of a kind with a new session, and those to whom they stand in each relation. */
async function makeScene(person: Person) {
  const boss = await makeUser(5, null);
  const { self, client, cookie } = await makePerson(person, boss);
  const [below, foreign] = [await makeUser(1, self), await makeUser(1, await makeUser(2, boss))];
  const own = client ?? (await makeClient(self));
  return {
    cookie,
    user: { own: self, below, foreign },
    client: { own, below: await makeClient(below), foreign: await makeClient(foreign) },
  };
}

type Way = 'real' | 'form';

/** Makes a call with its path filled in, by its own method or as a form with `_method`. */
async function make(call: Call, id: number, cookie: object, body: object, way: Way) {
  const url = `/api${call.path.replace(/\{\w+\}/g, String(id))}`;
  const method = way === 'form' ? 'POST' : call.method;
  const answer = await app.inject({
    method,
    url,
    headers: { ...cookie },
    ...(call.method === 'GET' ? {} : { payload: way === 'form' ? { ...body, _method: call.method } : body }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const waysOf = (call: Call): Way[] => (call.method === 'PUT' || call.method === 'DELETE' ? ['real', 'form'] : ['real']);

/** What a status says about the caller. */
function verdictOf(status: number): string {
  if (status >= 500) return 'failed';
  return status === 401 ? 'log in first' : status === 403 ? 'not allowed' : 'let in';
}

/** Open to a session of which nobody is left, but not to a browser without one. */
const needsSession = (call: Call) => call.name === 'terminatePresentation';

const isCallerOf = (call: Call, person: Person) =>
  !(person === 'visitor' && needsSession(call)) &&
  call.callers.some((caller) => (people[person].callers as readonly Caller[]).includes(caller));

describe('callers of each call', () => {
  it.each(everyCall.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const [actual, expected]: Record<string, string>[] = [{}, {}];
    for (const person of everybody) {
      for (const way of waysOf(call)) {
        const { cookie } = await makePerson(person, null);
        actual![`${person} ${way}`] = verdictOf((await make(call, absentId, cookie, {}, way)).status);
        expected![`${person} ${way}`] = isCallerOf(call, person)
          ? 'let in'
          : person === 'visitor'
            ? 'log in first'
            : 'not allowed';
      }
    }
    expect(actual).toEqual(expected);
  });
});

/** Whom each call with an id in its path is about, and the body it needs. */
const subjects: Partial<
  Record<
    keyof typeof userCalls | keyof typeof clientCalls | keyof typeof leadCalls,
    { of: 'client' | 'user'; body?: object }
  >
> = {
  getUser: { of: 'user' },
  countNewClientsByMonth: { of: 'user' },
  countActionsByMonth: { of: 'user' },
  updateUser: { of: 'user', body: { name: 'New Name' } },
  deleteUser: { of: 'user' },
  createTabletLogin: { of: 'user' },
  listClientsOfUser: { of: 'user' },
  listPopularClients: { of: 'user' },
  getClient: { of: 'client' },
  exportClient: { of: 'client' },
  updateClientNote: { of: 'client', body: { note: 'Noted' } },
  updateClient: { of: 'client', body: { first_name: 'Other' } },
  eraseClient: { of: 'client' },
  getDealings: { of: 'client' },
  listNotes: { of: 'client' },
};

describe('people out of reach are answered like people who do not exist', () => {
  it.each(Object.entries(subjects))('%s', async (name, { of, body = {} }) => {
    const call: Call = calls[name as keyof typeof calls];
    const [actual, expected]: Record<string, string>[] = [{}, {}];
    for (const person of everybody.filter((one) => isCallerOf(call, one))) {
      for (const relation of relations) {
        for (const way of waysOf(call)) {
          const label = `${person} ${relation} ${way}`;
          actual![label] = await askAbout(call, { person, relation, way, of, body });
          expected![label] = (people[person].sees as readonly Relation[]).includes(relation)
            ? 'seen'
            : 'as if not there';
        }
      }
    }
    expect(actual).toEqual(expected);
  });

  it('covers every call that names a person in its path', () => {
    const named = [
      ...Object.values(userCalls),
      ...Object.values(clientCalls),
      ...Object.values(leadCalls),
      ...Object.values(approvalCalls),
    ].filter((call) => call.path.includes('{') && !call.path.includes('{role}'));
    expect(
      named
        .map((call) => call.name)
        .filter((name) => !(name in subjects))
        .sort(),
    ).toEqual(['assignClient', 'deleteNote', 'mergeClients', 'moveUser']);
  });
});

/**
 * The answer to a call about somebody, compared with the answer about an unknown id. People in reach may be refused
 * too: nobody may delete themselves.
 */
async function askAbout(
  call: Call,
  {
    person,
    relation,
    way,
    of,
    body,
  }: { person: Person; relation: Relation; way: Way; of: 'client' | 'user'; body: object },
): Promise<string> {
  const scene = await makeScene(person);
  const absent = await make(call, absentId, scene.cookie, body, way);
  const answer = await make(call, scene[of][relation], scene.cookie, body, way);
  if (absent.status !== 404) return `nobody is answered by ${absent.status}`;
  if (answer.status === absent.status && answer.text === absent.text) return 'as if not there';
  return [200, 403].includes(answer.status) ? 'seen' : String(answer.status);
}

describe('calls that name two people', () => {
  it('assignClient answers alike for a client or user out of reach and an unknown one', async () => {
    const scene = await makeScene('sales_manager');
    const assign = (id: number, user_id: number) => make(calls.assignClient, id, scene.cookie, { user_id }, 'form');
    const absent = await assign(absentId, scene.user.own);
    for (const answer of [
      await assign(scene.client.foreign, scene.user.own),
      await assign(scene.client.own, scene.user.foreign),
      await assign(scene.client.own, absentId),
    ])
      expect(answer).toEqual(absent);
    expect((await assign(scene.client.below, scene.user.own)).status).toBe(200);
  });

  it('mergeClients answers alike for a client out of reach and an unknown one', async () => {
    const scene = await makeScene('sales_manager');
    const merge = (id: number, other_id: number) => make(calls.mergeClients, id, scene.cookie, { other_id }, 'real');
    const absent = await merge(absentId, scene.client.own);
    for (const answer of [
      await merge(scene.client.foreign, scene.client.own),
      await merge(scene.client.own, scene.client.foreign),
      await merge(scene.client.own, absentId),
    ])
      expect(answer).toEqual(absent);
    expect((await merge(scene.client.below, scene.client.own)).status).toBe(200);
  });

  it('deleteNote answers alike for a note on a client out of reach and an unknown one', async () => {
    const scene = await makeScene('sales_rep');
    const noteOn = async (client_id: number) =>
      (await db.insert(clientNotes).values({ client_id, user_id: scene.user.own, note: 'Said' }).returning())[0]!.id;
    const remove = (id: number) => make(calls.deleteNote, id, scene.cookie, {}, 'form');
    expect(await remove(await noteOn(scene.client.foreign))).toEqual(await remove(absentId));
    expect((await remove(await noteOn(scene.client.own))).status).toBe(200);
  });

  it.each(['sales_rep', 'broker', 'sales_manager'] as const)(
    'inviteClient answers a %s alike for a client out of reach and an unknown one',
    async (person) => {
      const scene = await makeScene(person);
      const emailOf = async (id: number) => (await db.select().from(clients)).find((row) => row.id === id)!.email;
      const invite = (email: string) =>
        make(calls.inviteClient, 0, scene.cookie, { email, project_id: projectId }, 'real');
      expect(await invite(await emailOf(scene.client.foreign))).toEqual(await invite('nobody@nowhere.example'));
      expect(JSON.parse((await invite(await emailOf(scene.client.own))).text).response).toBe(true);
    },
  );
});

describe('a page of another site', () => {
  it.each(everyCall.filter((call) => call.method !== 'GET').map((call) => [call.name, call] as const))(
    'cannot make %s',
    async (_name, call) => {
      const { cookie } = await makeScene('admin');
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        for (const way of waysOf(call))
          expect((await make(call, absentId, { ...cookie, ...headers }, {}, way)).status).toBe(403);
      }
    },
  );

  it('cannot make a change through a method in the URL', async () => {
    const scene = await makeScene('admin');
    const answer = await app.inject({
      method: 'POST',
      url: `/api/clients/${scene.client.own}?_method=DELETE`,
      headers: scene.cookie,
      payload: {},
    });
    expect(answer.statusCode).toBe(405);
    expect((await make(calls.getClient, scene.client.own, scene.cookie, {}, 'real')).status).toBe(200);
  });
});

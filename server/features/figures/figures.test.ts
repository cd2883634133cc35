import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { figureCalls } from '#contract/calls/figures.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject, type SampleIds } from '#tools/testing/sample-project.ts';
import {
  approvals,
  auditEntries,
  clientNotes,
  clients,
  favourites,
  presentations,
  propertyActions,
  propertyViews,
} from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

let ids!: SampleIds;
const {
  app,
  database: { db },
} = await ownApp(async ({ db }) => {
  ids = await saveSampleProject(db);
});
const people: Record<'general' | 'manager' | 'rep' | 'other', { id: number; cookie: string }> = {
  general: { id: 0, cookie: '' },
  manager: { id: 0, cookie: '' },
  rep: { id: 0, cookie: '' },
  other: { id: 0, cookie: '' },
};
const range = 'from=2026-01-01&to=2026-02-28';
const at = (text: string) => new Date(`${text}Z`);

/**
 * Two clients of the rep and one of somebody else; all looked, the rep's two set hearts, the first reserved and bought.
 */
beforeAll(async () => {
  const add = async (name: keyof typeof people, role: 1 | 2 | 3, parent: number | null) => {
    const id = await makeUser(db, ids.projectId, role, parent);
    people[name] = { id, cookie: `session=${await beginSession(db, { userId: id })}` };
    return id;
  };
  const general = await add('general', 3, null);
  const manager = await add('manager', 2, general);
  const rep = await add('rep', 1, manager);
  const other = await add('other', 1, general);
  const [first, second, foreign] = [
    await makeClient(db, ids.projectId, rep),
    await makeClient(db, ids.projectId, rep),
    await makeClient(db, ids.projectId, other),
  ];
  const [unit, next] = [ids.unitIds[0]!, ids.unitIds[1]!];
  await db.update(clients).set({ created_at: at('2026-01-10T08:00') });
  await db.insert(propertyViews).values([
    { user_id: rep, client_id: first, property_id: unit, view_count: 4, updated_at: at('2026-01-15T10:00') },
    { user_id: rep, client_id: second, property_id: unit, view_count: 2, updated_at: at('2026-02-28T23:59') },
    { user_id: rep, client_id: second, property_id: next, view_count: 9, updated_at: at('2026-03-01T00:00') },
    { user_id: other, client_id: foreign, property_id: unit, view_count: 5, updated_at: at('2026-01-01T00:00') },
  ]);
  await db.insert(favourites).values([
    { client_id: first, property_id: unit, created_at: at('2026-01-15T10:05') },
    { client_id: second, property_id: next, created_at: at('2026-01-16T10:00') },
  ]);
  const deed = { project_id: ids.projectId, user_id: rep, client_id: first, property_id: unit };
  await db.insert(propertyActions).values([
    { ...deed, status: 2, price: 10_000_000, created_at: at('2026-01-20T10:00'), cancelled_at: at('2026-02-02T10:00') },
    { ...deed, status: 3, price: 11_000_000, created_at: at('2026-02-02T10:00') },
  ]);
  await db
    .insert(clientNotes)
    .values({ client_id: first, user_id: rep, note: 'Called', created_at: at('2026-01-10T08:30') });
  await db.insert(presentations).values({
    project_id: ids.projectId,
    status: 1,
    user_id: rep,
    client_id: first,
    started_at: at('2026-01-15T10:00'),
  });
  await db.insert(presentations).values({
    project_id: ids.projectId,
    status: 0,
    user_id: rep,
    client_id: second,
    started_at: at('2026-01-10T08:05'),
  });
  await db.insert(approvals).values({
    kind: 'invitation',
    project_id: ids.projectId,
    client_id: second,
    user_id: rep,
    code_hash: 'x',
    browser_hash: 'x',
    device: '',
    network: '',
    language: 'en',
    number: 11,
    created_at: at('2026-01-12T08:00'),
    expires_at: sql`now()`,
  });
});

const get = async (path: string, who: keyof typeof people = 'general') =>
  app.inject({ url: `/api${path}`, headers: { cookie: people[who].cookie } });

describe('demand', () => {
  const demand = async (who: keyof typeof people, more = '') =>
    figureCalls.listDemand.answer.parse((await get(`/figures/demand?${range}${more}`, who)).json());

  it('counts looks, hearts and reservations of the days asked for, the last one included', async () => {
    expect(await demand('general')).toEqual([
      { property_id: ids.unitIds[0], views: 11, favourites: 1, actions: 2 },
      { property_id: ids.unitIds[1], views: 0, favourites: 1, actions: 0 },
    ]);
  });

  it('is of those in reach, or of one of them', async () => {
    expect((await demand('rep'))[0]).toMatchObject({ views: 6 });
    expect((await demand('manager'))[0]).toMatchObject({ views: 6 });
    expect((await demand('other'))[0]).toMatchObject({ views: 5, favourites: 0, actions: 0 });
    expect((await demand('general', `&user_id=${people.other.id}`))[0]).toMatchObject({ views: 5 });
    expect((await get(`/figures/demand?user_id=${people.other.id}`, 'rep')).statusCode).toBe(404);
    expect((await get(`/figures/demand?user_id=${people.other.id}`, 'manager')).statusCode).toBe(404);
    expect((await get('/figures/demand?user_id=999999')).statusCode).toBe(404);
  });
});

describe('the way from a look to a sale', () => {
  it('counts clients, each once a step', async () => {
    expect((await get(`/figures/funnel?${range}`)).json()).toEqual({ viewed: 3, favourited: 2, reserved: 1, sold: 1 });
    expect((await get(`/figures/funnel?${range}`, 'other')).json()).toEqual({
      viewed: 1,
      favourited: 0,
      reserved: 0,
      sold: 0,
    });
  });
});

describe('the time to the first answer', () => {
  it('is that of the first thing sales did, and a client alone is no answer', async () => {
    expect((await get(`/figures/response?${range}`)).json()).toEqual({
      median_minutes: 1455,
      buckets: [1, 0, 0, 1, 0, 0],
      waiting: 1,
    });
    expect((await get(`/figures/response?${range}`, 'other')).json()).toEqual({
      median_minutes: null,
      buckets: [0, 0, 0, 0, 0, 0],
      waiting: 1,
    });
  });
});

describe('figures by month', () => {
  it('are of the months that a range touches, empty ones among them', async () => {
    const clientsByMonth = (
      await get(`/users/newClientsByMonthAndYear/${people.general.id}?from=2025-12-15&to=2026-02-01`)
    ).json();
    expect(clientsByMonth).toEqual([
      { year: 2025, month: 12, count: 0 },
      { year: 2026, month: 1, count: 3 },
      { year: 2026, month: 2, count: 0 },
    ]);
    expect((await get(`/users/actionsByMonthAndYear/${people.rep.id}?${range}`, 'manager')).json()).toEqual([
      { year: 2026, month: 1, reserved: 1, sold: 0, cancelled: 0 },
      { year: 2026, month: 2, reserved: 0, sold: 1, cancelled: 0 },
    ]);
    expect((await get(`/propertyActions/revenueByMonthAndYear/get?${range}`)).json()).toEqual([
      { year: 2026, month: 1, revenue: 0 },
      { year: 2026, month: 2, revenue: 11_000_000 },
    ]);
    expect(
      (await get(`/propertyActions/revenueByMonthAndYear/get?${range}&user_id=${people.other.id}`)).json()[1],
    ).toMatchObject({ revenue: 0 });
    expect((await get('/propertyActions/revenueByMonthAndYear/get')).json()).toHaveLength(12);
  });
});

describe('the most and the latest', () => {
  it('follow the range and the reach', async () => {
    expect((await get(`/properties/popular/get?${range}`)).json()).toMatchObject([
      { id: ids.unitIds[0], view_count: 11 },
    ]);
    expect((await get(`/propertyActions/recentSells/get?${range}`)).json()).toMatchObject([{ price: 11_000_000 }]);
    expect((await get('/propertyActions/recentSells/get?from=2026-01-01&to=2026-02-01')).json()).toEqual([]);
    expect(
      (await get(`/clients/popular/${people.general.id}?${range}&below=1`))
        .json()
        .map((client: { view_count: number }) => client.view_count),
    ).toEqual([5, 4, 2]);
    expect((await get(`/clients/popular/${people.manager.id}?${range}&below=1`, 'manager')).json()).toHaveLength(2);
    expect((await get(`/clients/popular/${people.general.id}`)).json()).toEqual([]);
  });
});

describe('a sale whose contract is signed', () => {
  const spring = 'from=2025-03-01&to=2025-06-30';
  const months = async (path: string, who: keyof typeof people = 'general', more = '') =>
    (await get(`${path}?${spring}${more}`, who)).json() as Record<string, number>[];

  /**
   * Sold in March and signed in May for less; sold and signed in April by an overriding manager; sold in June and
   * undone.
   */
  beforeAll(async () => {
    const deed = {
      project_id: ids.projectId,
      user_id: people.rep.id,
      client_id: await makeClient(db, ids.projectId, people.rep.id),
    };
    const [first, second, third] = [ids.unitIds[1]!, ids.unitIds[2]!, ids.unitIds[3]!];
    await db.insert(propertyActions).values([
      {
        ...deed,
        property_id: first,
        status: 2,
        price: 900,
        created_at: at('2025-03-01T09:00'),
        cancelled_at: at('2025-03-05T09:00'),
      },
      {
        ...deed,
        property_id: first,
        status: 3,
        price: 900,
        created_at: at('2025-03-05T09:00'),
        cancelled_at: at('2025-05-02T09:00'),
      },
      { ...deed, property_id: first, status: 6, price: 800, created_at: at('2025-05-02T09:00') },
      { ...deed, property_id: second, status: 6, price: 70, created_at: at('2025-04-09T09:00') },
      {
        ...deed,
        property_id: third,
        status: 3,
        price: 5,
        created_at: at('2025-06-01T09:00'),
        cancelled_at: at('2025-06-02T09:00'),
      },
    ]);
  });

  it('stays in the month in which it was sold, at the price that was signed', async () => {
    expect((await months('/propertyActions/revenueByMonthAndYear/get')).map((month) => month.revenue)).toEqual([
      800, 70, 0, 0,
    ]);
  });

  it('is sold once, and not given up', async () => {
    const counted = await months(`/users/actionsByMonthAndYear/${people.rep.id}`);
    expect(counted.map(({ reserved, sold, cancelled }) => [reserved, sold, cancelled])).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  it('is among the latest sales by the day on which it was sold', async () => {
    const latest = (await get(`/propertyActions/recentSells/get?${spring}`)).json() as {
      status: number;
      price: number;
      created_at: string;
    }[];
    expect(latest.map(({ status, price, created_at }) => [status, price, created_at.slice(0, 10)])).toEqual([
      [6, 70, '2025-04-09'],
      [6, 800, '2025-03-05'],
    ]);
    expect((await get('/propertyActions/recentSells/get?from=2025-05-01&to=2025-05-31')).json()).toEqual([]);
  });
});

describe('figures of one user', () => {
  const autumn = 'from=2025-09-01&to=2025-09-30';

  /** The rep's sale to a client who belongs to somebody else by now. */
  beforeAll(async () => {
    const client = await makeClient(db, ids.projectId, people.other.id);
    const when = at('2025-09-09T09:00');
    await db.insert(propertyActions).values({
      project_id: ids.projectId,
      user_id: people.rep.id,
      client_id: client,
      property_id: ids.unitIds[4]!,
      status: 3,
      price: 600,
      created_at: when,
    });
    await db.insert(propertyViews).values([
      { user_id: people.rep.id, client_id: client, property_id: ids.unitIds[4]!, view_count: 7, updated_at: when },
      {
        user_id: people.rep.id,
        client_id: await makeClient(db, ids.projectId, people.rep.id),
        property_id: ids.unitIds[5]!,
        view_count: 3,
        updated_at: when,
      },
    ]);
  });

  const of = async (who: 'rep' | 'other') => {
    const user = `${autumn}&user_id=${people[who].id}`;
    const [[month], [actions], latest] = [
      (await get(`/propertyActions/revenueByMonthAndYear/get?${user}`)).json(),
      (await get(`/users/actionsByMonthAndYear/${people[who].id}?${autumn}`)).json(),
      (await get(`/propertyActions/recentSells/get?${user}`)).json(),
    ];
    return { revenue: month.revenue, sold: actions.sold, latest: latest.map(({ price }: { price: number }) => price) };
  };

  it('agree: a sale is its seller’s in each of them', async () => {
    expect(await of('rep')).toEqual({ revenue: 600, sold: 1, latest: [600] });
    const latest = async (who: keyof typeof people) =>
      (await get(`/propertyActions/recentSells/get?${autumn}`, who)).json()[0];
    expect(await latest('rep')).toMatchObject({ price: 600, client: null, client_id: null, presentation_id: null });
    const sold = await latest('general');
    expect(sold).toMatchObject({ client: { id: sold.client_id, first_name: 'Some', last_name: 'One' } });
    const looks = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'client.list'))
      .orderBy(desc(auditEntries.id));
    expect(looks.map(({ user_id, client_ids }) => [user_id, client_ids])[0]).toEqual([
      people.general.id,
      [sold.client_id],
    ]);
    expect(
      looks.filter(({ user_id, client_ids }) => user_id === people.rep.id && client_ids.includes(sold.client_id)),
    ).toEqual([]);
    expect(await of('other')).toEqual({ revenue: 0, sold: 0, latest: [] });
  });

  it('the most viewed units are those that their clients viewed, as in the demand', async () => {
    const popular = async (who: keyof typeof people, more = '') =>
      (await get(`/properties/popular/get?${autumn}${more}`, who))
        .json()
        .map(({ id, view_count }: { id: number; view_count: number }) => [id, view_count]);
    expect(await popular('general')).toEqual([
      [ids.unitIds[4], 7],
      [ids.unitIds[5], 3],
    ]);
    expect(await popular('general', `&user_id=${people.rep.id}`)).toEqual([[ids.unitIds[5], 3]]);
    expect(await popular('manager', `&user_id=${people.manager.id}`)).toEqual([[ids.unitIds[5], 3]]);
    expect((await get(`/properties/popular/get?${autumn}&user_id=${people.other.id}`, 'rep')).statusCode).toBe(404);
  });
});

it.each([
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-01&to=2026-02-01',
  'from=2026-01-01',
  'from=1900-01-01&to=2026-01-01',
  'from=x&to=y',
])('a range of %s is the sender’s mistake', async (query) => {
  for (const path of ['/figures/demand', '/figures/funnel', '/figures/response', '/properties/popular/get'])
    expect((await get(`${path}?${query}`)).statusCode).toBe(400);
});

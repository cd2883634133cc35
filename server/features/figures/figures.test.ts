import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { figureCalls } from '#contract/calls/figures.ts';
import { ownFiguresTeam, type TeamMember } from '#tools/testing/own-figures-team.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import {
  approvals,
  clientNotes,
  clients,
  favourites,
  presentations,
  propertyActions,
  propertyViews,
} from '#server/database/schema.ts';

const { db, ids, people, get } = await ownFiguresTeam();
const range = 'from=2026-01-01&to=2026-02-28';
const at = (text: string) => new Date(`${text}Z`);

/**
 * Two clients of the rep and one of another user; all viewed units, the rep's two have favourites, the first bought.
 */
beforeAll(async () => {
  const rep = people.rep.id;
  const other = people.other.id;
  const first = await makeClient(db, ids.projectId, rep);
  const second = await makeClient(db, ids.projectId, rep);
  const foreign = await makeClient(db, ids.projectId, other);
  const unit = ids.unitIds[0]!;
  const next = ids.unitIds[1]!;
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
  const action = { project_id: ids.projectId, user_id: rep, client_id: first, property_id: unit };
  await db.insert(propertyActions).values([
    {
      ...action,
      status: UnitStatus.reserved,
      price: 10_000_000,
      created_at: at('2026-01-20T10:00'),
      cancelled_at: at('2026-02-02T10:00'),
    },
    { ...action, status: UnitStatus.sold, price: 11_000_000, created_at: at('2026-02-02T10:00') },
  ]);
  await db
    .insert(clientNotes)
    .values({ client_id: first, user_id: rep, note: 'Called', created_at: at('2026-01-10T08:30') });
  await db.insert(presentations).values({
    project_id: ids.projectId,
    status: ledPresentation,
    user_id: rep,
    client_id: first,
    started_at: at('2026-01-15T10:00'),
  });
  await db.insert(presentations).values({
    project_id: ids.projectId,
    status: selfPresentation,
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

describe('demand', () => {
  const demand = async (member: TeamMember, more = '') =>
    figureCalls.listDemand.answer.parse((await get(`/figures/demand?${range}${more}`, member)).json());

  it('counts views, favourites and reservations in the range, its last day included', async () => {
    expect(await demand('general')).toEqual([
      { property_id: ids.unitIds[0], views: 11, favourites: 1, actions: 2 },
      { property_id: ids.unitIds[1], views: 0, favourites: 1, actions: 0 },
    ]);
  });

  it('covers those in reach, or one of them', async () => {
    expect((await demand('rep'))[0]).toMatchObject({ views: 6 });
    expect((await demand('manager'))[0]).toMatchObject({ views: 6 });
    expect((await demand('other'))[0]).toMatchObject({ views: 5, favourites: 0, actions: 0 });
    expect((await demand('general', `&user_id=${people.other.id}`))[0]).toMatchObject({ views: 5 });
    expect((await get(`/figures/demand?user_id=${people.other.id}`, 'rep')).statusCode).toBe(404);
    expect((await get(`/figures/demand?user_id=${people.other.id}`, 'manager')).statusCode).toBe(404);
    expect((await get('/figures/demand?user_id=999999')).statusCode).toBe(404);
  });
});

describe('the sales funnel', () => {
  it('counts each client once per step', async () => {
    expect((await get(`/figures/funnel?${range}`)).json()).toEqual({ viewed: 3, favourited: 2, reserved: 1, sold: 1 });
    expect((await get(`/figures/funnel?${range}`, 'other')).json()).toEqual({
      viewed: 1,
      favourited: 0,
      reserved: 0,
      sold: 0,
    });
  });
});

describe('the time to the first response', () => {
  it('ends with the first action by sales; the client’s own actions do not count', async () => {
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
  it('cover the months that a range touches, empty ones included', async () => {
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

describe('the top and latest lists', () => {
  it('respect range and reach', async () => {
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

it.each([
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-01&to=2026-02-01',
  'from=2026-01-01',
  'from=1900-01-01&to=2026-01-01',
  'from=x&to=y',
])('a range of %s is a client error', async (query) => {
  for (const path of ['/figures/demand', '/figures/funnel', '/figures/response', '/properties/popular/get'])
    expect((await get(`${path}?${query}`)).statusCode).toBe(400);
});

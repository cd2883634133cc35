import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { ownFiguresTeam, type TeamMember } from '#tools/testing/own-figures-team.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import { auditEntries, propertyActions, propertyViews } from '#server/database/schema.ts';

const { db, ids, people, get } = await ownFiguresTeam();
const at = (text: string) => new Date(`${text}Z`);

describe('a sale whose contract is signed', () => {
  const spring = 'from=2025-03-01&to=2025-06-30';
  const months = async (path: string, member: TeamMember = 'general', more = '') =>
    (await get(`${path}?${spring}${more}`, member)).json() as Record<string, number>[];

  /**
   * Sold in March and signed in May for less; sold and signed in April by an overriding manager; sold in June and
   * undone.
   */
  beforeAll(async () => {
    const action = {
      project_id: ids.projectId,
      user_id: people.rep.id,
      client_id: await makeClient(db, ids.projectId, people.rep.id),
    };
    const first = ids.unitIds[1]!;
    const second = ids.unitIds[2]!;
    const third = ids.unitIds[3]!;
    await db.insert(propertyActions).values([
      {
        ...action,
        property_id: first,
        status: UnitStatus.reserved,
        price: 900,
        created_at: at('2025-03-01T09:00'),
        cancelled_at: at('2025-03-05T09:00'),
      },
      {
        ...action,
        property_id: first,
        status: UnitStatus.sold,
        price: 900,
        created_at: at('2025-03-05T09:00'),
        cancelled_at: at('2025-05-02T09:00'),
      },
      { ...action, property_id: first, status: UnitStatus.signed, price: 800, created_at: at('2025-05-02T09:00') },
      { ...action, property_id: second, status: UnitStatus.signed, price: 70, created_at: at('2025-04-09T09:00') },
      {
        ...action,
        property_id: third,
        status: UnitStatus.sold,
        price: 5,
        created_at: at('2025-06-01T09:00'),
        cancelled_at: at('2025-06-02T09:00'),
      },
    ]);
  });

  it('stays in the month of the sale, at the price of the contract', async () => {
    expect((await months('/propertyActions/revenueByMonthAndYear/get')).map((month) => month.revenue)).toEqual([
      800, 70, 0, 0,
    ]);
  });

  it('counts as one sale, and not as a cancellation', async () => {
    const counted = await months(`/users/actionsByMonthAndYear/${people.rep.id}`);
    expect(counted.map(({ reserved, sold, cancelled }) => [reserved, sold, cancelled])).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  it('is ordered by its day of sale among the latest sales', async () => {
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

  /** The rep's sale to a client who has since been assigned to another user. */
  beforeAll(async () => {
    const client = await makeClient(db, ids.projectId, people.other.id);
    const when = at('2025-09-09T09:00');
    await db.insert(propertyActions).values({
      project_id: ids.projectId,
      user_id: people.rep.id,
      client_id: client,
      property_id: ids.unitIds[4]!,
      status: UnitStatus.sold,
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

  const of = async (member: 'rep' | 'other') => {
    const user = `${autumn}&user_id=${people[member].id}`;
    const [month] = (await get(`/propertyActions/revenueByMonthAndYear/get?${user}`)).json();
    const [actions] = (await get(`/users/actionsByMonthAndYear/${people[member].id}?${autumn}`)).json();
    const latest = (await get(`/propertyActions/recentSells/get?${user}`)).json();
    return { revenue: month.revenue, sold: actions.sold, latest: latest.map(({ price }: { price: number }) => price) };
  };

  it('all attribute a sale to its seller', async () => {
    expect(await of('rep')).toEqual({ revenue: 600, sold: 1, latest: [600] });
    const latest = async (member: TeamMember) =>
      (await get(`/propertyActions/recentSells/get?${autumn}`, member)).json()[0];
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

  it('count views by their own clients for the most viewed units, as the demand figures do', async () => {
    const popular = async (member: TeamMember, more = '') =>
      (await get(`/properties/popular/get?${autumn}${more}`, member))
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

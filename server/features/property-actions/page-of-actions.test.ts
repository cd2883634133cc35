import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { clients } from '#server/database/schema.ts';
import { pagesRead } from '#tools/testing/most-read.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { pageOfActions } from './list-actions.ts';

const {
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();

/** One sales rep has half of the clients, but only the three oldest actions. */
beforeAll(async () => {
  const rep = await userOf('rep');
  const other = await userOf('rep2');
  await db.execute(sql`
    insert into clients (
      project_id, email, first_name, last_name, password_hash, lead_status_id, lead_source_id, user_id, can_self_login
    )
    select ${ids.projectId}, 'many' || n || '@x.example', 'Many', 'Number' || n, '', 1, 1,
      case when n % 2 = 0 then ${rep.id}::int else ${other.id}::int end, true
    from generate_series(1, 4000) n`);
  await db.execute(sql`
    insert into property_actions (project_id, user_id, client_id, property_id, status, price)
    select ${ids.projectId}, user_id, id, ${ids.unitIds[0]}::int, ${UnitStatus.reserved}::int, 1
    from clients where user_id = ${rep.id} and email like 'many%' order by id limit 3`);
  await db.execute(sql`
    insert into property_actions (project_id, user_id, client_id, property_id, status, price)
    select ${ids.projectId}, user_id, id, ${ids.unitIds[0]}::int, ${UnitStatus.reserved}::int, 1
    from clients where user_id = ${other.id} and email like 'many%'`);
  await db.execute(sql`analyze`);
});

describe('a page of actions', () => {
  it('of a sales rep with many clients and few actions is found without the client of every action', async () => {
    const rep = await userOf('rep');
    const query = pageOfActions(db, eq(clients.user_id, rep.id), { page: 1, per_page: 20 });
    expect(await pagesRead(db, query)).toBeLessThan(1000);
  });

  it('is followed by the next, and says how many there are even beyond the last one', async () => {
    const user = await as('rep2');
    const idsOn = async (page: number) => {
      const { body, headers } = await user.get(`/propertyActions?per_page=200&page=${page}`);
      expect(headers['x-total-count']).toBe('2000');
      return (body as { id: number }[]).map(({ id }) => id);
    };
    const first = await idsOn(1);
    const second = await idsOn(2);
    const found = [...first, ...second];
    expect(found).toHaveLength(400);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(await idsOn(11)).toEqual([]);
    const rep = await as('rep');
    expect((await rep.get('/propertyActions')).headers['x-total-count']).toBe('3');
  });
});

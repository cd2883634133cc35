import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { clients } from '#server/database/schema.ts';
import { mostRead } from '#tools/testing/most-read.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { pageOfClients } from './page-of-clients.ts';

const {
  ids,
  as,
  userOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

/** Everybody is new, except most clients of one sales rep, who has lost them. */
beforeAll(async () => {
  const rep = await userOf('rep');
  await db.update(clients).set({ lead_status_id: LeadStatus.lost }).where(eq(clients.user_id, rep.id));
  await makeLead({ lead_status_id: LeadStatus.new });
  await db.execute(sql`
    insert into clients (
      project_id, email, first_name, last_name, password_hash, lead_status_id, lead_source_id, user_id, can_self_login
    )
    select
      ${ids.projectId}, 'many' || n || '@x.example', 'Many', 'Number' || n, '',
      case when n <= 1000 then ${LeadStatus.lost}::int else ${LeadStatus.new}::int end, 1,
      case when n <= 1000 then ${rep.id}::int else ${(await userOf('rep2')).id}::int end, true
    from generate_series(1, 5000) n`);
  await db.execute(sql`analyze`);
});

describe('a page of clients', () => {
  it('of a status that a sales rep has few of is found without reading the clients of others', async () => {
    const { id } = await userOf('rep');
    const page = pageOfClients(db, {
      condition: and(eq(clients.user_id, id), eq(clients.lead_status_id, LeadStatus.new)),
      isOfUsers: true,
      order: [desc(clients.last_active_at), desc(clients.id)],
      page: 1,
      per_page: 20,
    });
    const query = db.select({ id: page.id, total: page.total }).from(page);
    expect(await query).toEqual([{ id: expect.any(Number), total: 1 }]);
    expect(await mostRead(db, query)).toBeLessThan(1500);
  });

  it.each([
    ['rep', 1004],
    ['general', 5005],
  ])('tells %s how many there are on all pages, even beyond the last one', async (name, total) => {
    const user = await as(name);
    for (const page of [1, 2, 900]) {
      expect((await user.get(`/leads?per_page=200&page=${page}`)).body.total).toBe(total);
      const { headers } = await user.get(`/clients?per_page=200&page=${page}`);
      expect(headers['x-total-count']).toBe(String(total));
    }
    expect((await user.get('/leads?search=nobodyatall')).body).toEqual({ total: 0, leads: [] });
  });
});

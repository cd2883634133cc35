import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ownApp } from '#tools/testing/own-app.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject, type SampleIds } from '#tools/testing/sample-project.ts';
import { maxViews } from '#contract/calls/property-views.ts';
import { dayMs, utcDayOf } from '#domain/dates/utc-day.ts';
import { beginSession } from '#server/sessions/sessions.ts';

let ids!: SampleIds;
let general = 0;
let kept = 0;
let other = 0;
/** One client has the maximum view count of one unit with each of these users: the sum exceeds 32 bits. */
const userCount = 2200;
const {
  app,
  database: { db },
} = await ownApp(async ({ db }) => {
  ids = await saveSampleProject(db);
  general = await makeUser(db, ids.projectId, 'general_manager');
  kept = await makeClient(db, ids.projectId, general);
  other = await makeClient(db, ids.projectId, general);
  await db.execute(
    sql`
      insert into users (name, email, phone, password_hash, role_id)
      select 'Many', 'many' || n || '@sample.example', '0', '', 1
      from generate_series(2, ${userCount}::int) n`,
  );
  await db.execute(
    sql`
      insert into property_views (user_id, client_id, property_id, view_count)
      select id, ${kept}::int, ${ids.unitIds[0]!}::int, ${maxViews}::int
      from users
      where name = 'Many'
        or id = ${general}`,
  );
  await db.execute(
    sql`
      insert into property_views (user_id, client_id, property_id, view_count)
      values (${general}, ${other}, ${ids.unitIds[0]!}, ${maxViews})`,
  );
});
const headers = { cookie: `session=${await beginSession(db, { userId: general })}` };
const get = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();

it('sums beyond 32 bits are counted correctly everywhere', async () => {
  const ofClient = userCount * maxViews;
  const ofUnit = (userCount + 1) * maxViews;
  expect(await get(`/properties/${ids.unitIds[0]}`)).toMatchObject({ view_count: ofUnit });
  expect(await get('/properties/popular/get')).toMatchObject([{ id: ids.unitIds[0], view_count: ofUnit }]);
  expect(await get(`/clients/popular/${general}`)).toMatchObject([
    { id: kept, view_count: ofClient },
    { id: other, view_count: maxViews },
  ]);
  expect(
    (await get('/leads')).leads
      .map(({ view_count }: { view_count: number }) => view_count)
      .toSorted((a: number, b: number) => a - b),
  ).toEqual([maxViews, ofClient]);
  const days = `from=${utcDayOf(Date.now() - dayMs)}&to=${utcDayOf(Date.now() + dayMs)}`;
  expect(await get(`/figures/demand?${days}`)).toMatchObject([{ property_id: ids.unitIds[0], views: ofUnit }]);
});

it('merging two clients keeps the sum of their views within range', async () => {
  const merged = await app.inject({
    method: 'POST',
    url: `/api/clients/${kept}/merge`,
    headers,
    payload: { other_id: other },
  });
  expect(merged.statusCode).toBe(200);
  expect(await get(`/clients/popular/${general}`)).toMatchObject([{ id: kept, view_count: userCount * maxViews }]);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { leadSources, properties } from '#server/database/schema.ts';
import { leadStatuses } from '#domain/leads/lead-statuses.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { createDemo } from './create-demo.ts';
import { demoClients, demoSellers } from './demo-accounts.ts';

const now = Date.parse('2027-03-10T12:00:00Z');
const place = { projectId: 7, base: new URL('http://show.example') };

const { db } = await ownDatabase();
await saveSampleProject(db, { units: 120 });
await db.insert(leadSources).values([
  { project_id: 7, name: 'Fair', position: 1 },
  { project_id: 7, name: 'Broker', position: 2 },
]);
const before = await db.select().from(properties).orderBy(properties.id);
await createDemo(db, place, now, { isProduction: false });

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db.execute<T>(query)).rows;

it('leaves every unit as it is in the package', async () => {
  expect(await db.select().from(properties).orderBy(properties.id)).toEqual(before);
});

it('records the holder of every held unit, at its price, and of no other', async () => {
  const held = await rowsOf(sql`
    select p.id from properties p
    left join property_claims c on c.property_id = p.id and c.closed_at is null
    left join property_actions a on a.property_id = p.id and a.cancelled_at is null
    where (p.status_id in (2, 3, 5, 6)) is distinct from (
        c.status = p.status_id
        and a.status = p.status_id
        and a.price = p.price
        and a.client_id = c.client_id
        and a.user_id = c.user_id)
      and (p.status_id in (2, 3, 5, 6) or c.id is not null or a.id is not null)`);
  expect(held).toEqual([]);
  const [sold] = await rowsOf<{ months: number; tooOld: number }>(
    sql`
      select
        count(distinct date_trunc('month', created_at))::int as months,
        count(*) filter (where created_at < ${new Date(now).toISOString()}::timestamptz - interval '200 days')::int
          as "tooOld"
      from property_actions
      where status = 3`,
  );
  expect(sold).toEqual({ months: expect.any(Number), tooOld: 0 });
  expect(sold!.months).toBeGreaterThanOrEqual(4);
});

it('creates leads of every status, source and seller, some of whom registered alone', async () => {
  const [found] = await rowsOf(
    sql`
      select
        count(distinct lead_status_id)::int as statuses,
        count(distinct lead_source_id)::int as sources,
        count(distinct user_id)::int as sellers,
        bool_or(registered_alone) as some_alone,
        bool_or(user_id is null) as some_unassigned,
        count(*) = count(distinct email) as are_different
      from clients`,
  );
  expect(found).toEqual({
    statuses: leadStatuses.length,
    sources: 3,
    // The sample project's bot has an address that nobody has, so leads who registered alone go to the administrator.
    sellers: demoSellers.length + 1,
    some_alone: true,
    some_unassigned: false,
    are_different: true,
  });
});

it('lies in the past, in a plausible order', async () => {
  const at = new Date(now).toISOString();
  const wrong = await rowsOf(sql`
    select 'a presentation before its client' as what
    from presentations p
    join clients c on c.id = p.client_id
    where p.started_at < c.created_at
    union all
    select 'a presentation that has not ended'
    from presentations
    where ended_at is null or ended_at <= started_at or ended_at > ${at}::timestamptz
    union all
    select 'a reservation outside its presentation'
    from property_actions a
    join presentations p on p.id = a.presentation_id
    where a.status = 2 and (a.created_at < p.started_at or a.created_at > p.ended_at)
    union all
    select 'an action that ends before it begins'
    from property_actions
    where cancelled_at < created_at or created_at > ${at}::timestamptz
    union all
    select 'a note before its client'
    from client_notes n
    join clients c on c.id = n.client_id
    where n.created_at < c.created_at or n.created_at > ${at}::timestamptz
    union all
    select 'a favourite that was never viewed'
    from favourites f
    where not exists (
      select 1 from property_views v
      where v.client_id = f.client_id and v.property_id = f.property_id)
    union all
    select 'a mail that would be sent again'
    from mails
    where sent_at is null
    union all
    select 'a mail that names nobody who presented'
    from mails m
    where not exists (
      select 1 from presentations p
      join users u on u.id = p.user_id
      where p.client_id = m.about_client_id and m.text like '%' || u.name || '%')
    union all
    select 'a view counted for a user to whom the client is not assigned'
    from property_views v
    join clients c on c.id = v.client_id
    where c.user_id is distinct from v.user_id`);
  expect(wrong).toEqual([]);
});

it("gives the demo's own clients no history and the newest places", async () => {
  const newest = await rowsOf<{ id: number; email: string }>(
    sql`select id, email from clients order by id desc limit ${demoClients.length}`,
  );
  expect(newest.map((row) => row.email).toSorted()).toEqual(demoClients.map((client) => client.email).toSorted());
  const ids = sql`(${sql.join(
    newest.map((row) => sql`${row.id}`),
    sql`, `,
  )})`;
  const [past] = await rowsOf(
    sql`
      select
        (select count(*) from presentations where client_id in ${ids})::int as presentations,
        (select count(*) from property_views where client_id in ${ids})::int as views,
        (select count(*) from favourites where client_id in ${ids})::int as favourites`,
  );
  expect(past).toEqual({ presentations: 0, views: 0, favourites: 0 });
});

it('is deterministic for a given time, and never created in production', async () => {
  const names = (await rowsOf<{ email: string }>(sql`select email from clients order by id`)).map((row) => row.email);
  const other = await ownDatabase();
  await saveSampleProject(other.db, { units: 120 });
  await other.db.insert(leadSources).values([
    { project_id: 7, name: 'Fair', position: 1 },
    { project_id: 7, name: 'Broker', position: 2 },
  ]);
  await createDemo(other.db, place, now, { isProduction: false });
  expect(
    (await other.db.execute<{ email: string }>(sql`select email from clients order by id`)).rows.map(
      (row) => row.email,
    ),
  ).toEqual(names);
  await expect(createDemo(other.db, place, now, { isProduction: true })).rejects.toThrow('production');
});

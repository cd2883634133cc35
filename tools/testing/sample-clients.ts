import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';

/**
 * Writes many clients directly into a sample project that has units and demo users, with favourites, views,
 * presentations, notes, actions and mails over half a year. Every hundredth client is a duplicate. The rows are always
 * the same.
 */
export async function saveSampleClients(tx: Queryable, projectId: number, clients: number): Promise<void> {
  const first = [
    'Elif',
    'Işıl',
    'Nikos',
    'Daniel',
    'Öykü',
    'Giorgos',
    'Sophie',
    'Çağrı',
    'Hülya',
    'Marek',
    'Irini',
    'Ünal',
    'Nadia',
    'Tom',
    'Ayşe',
    'Zeynep',
  ];
  const last = [
    'Şahin',
    'Vlachos',
    'Weber',
    'Çelik',
    'Pappas',
    'Laurent',
    'Güneş',
    'Erdoğan',
    'Nowak',
    'Markou',
    'Koç',
    'Haddad',
    'Hughes',
    'Gündoğdu',
    'Yılmaz',
  ];
  const pick = (words: string[], by: string) =>
    sql.raw(`(array[${words.map((word) => `'${word}'`).join(',')}])[1 + (${by}) % ${words.length}]`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`
    insert into clients (
      project_id, email, first_name, last_name, phone, password_hash, lead_status_id, lead_source_id, user_id,
      is_verified, can_self_login, note, created_at
    )
    select
      ${projectId},
      'sample' || n || '@mail.example',
      ${pick(first, 'n * 7')},
      ${pick(last, 'n * 13 / 3')} || ' ' || (n % 997),
      '+90 5' || lpad(((case when n % 100 = 0 then n - 1 else n end) * 7919 % 1000000000)::text, 9, '0'),
      '',
      1 + n % 4,
      (select min(id) from lead_sources),
      (array(select id from users order by id))[1 + n % (select count(*)::int from users)],
      n % 3 > 0,
      true,
      '',
      now() - make_interval(hours => n % 4380)
    from generate_series(1, ${clients}) n`);
  const ofEach = (n: number) =>
    sql`from clients c join lateral generate_series(1, ${sql.raw(String(n))}) g on true where c.email like 'sample%'`;
  await tx.execute(
    sql`create temporary table sample_units as select row_number() over (order by id)::int - 1 as place, id from properties`,
  );
  await tx.execute(sql`analyze clients, sample_units`);
  const joined = (n: number) =>
    sql`from clients c join lateral generate_series(1, ${sql.raw(String(n))}) g on true join sample_units u on u.place = (c.id * 31 + g * 17) % (select count(*)::int from sample_units) where c.email like 'sample%'`;
  await tx.execute(
    sql`insert into favourites (client_id, property_id, created_at) select c.id, u.id, c.created_at ${joined(2)} on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into property_views (user_id, client_id, property_id, view_count, updated_at) select c.user_id, c.id, u.id, 1 + (c.id + g) % 9, c.created_at + interval '1 hour' ${joined(4)} on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into presentations (project_id, status, user_id, client_id, started_at, last_active_at, ended_at) select ${projectId}, g % 2, c.user_id, c.id, c.created_at, c.created_at, c.created_at + interval '20 minutes' ${ofEach(2)}`,
  );
  await tx.execute(
    sql`insert into client_notes (client_id, user_id, note, created_at) select c.id, c.user_id, 'Asked for the sea side', c.created_at ${ofEach(1)}`,
  );
  await tx.execute(
    sql`insert into property_actions (project_id, user_id, client_id, property_id, status, price, created_at) select ${projectId}, c.user_id, c.id, u.id, 2 + g % 2, 30000000, c.created_at ${joined(1)}`,
  );
  await tx.execute(
    sql`insert into mails (message_id, "to", kind, subject, text, html, created_at, sent_at) select '<' || c.id || '-' || g || '@sample>', c.email, 'thankYou', 'Welcome', '', '', c.created_at, c.created_at ${ofEach(2)}`,
  );
  await tx.execute(sql`drop table sample_units`);
  await tx.execute(sql`analyze`);
}

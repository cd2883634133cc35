import { sql } from 'drizzle-orm';
import { openConnection, type Connection, type Database } from '#server/database/connection.ts';

/** The tables that changed, and the ids of the clients and users whose rows did. */
type Changes = { tables: string[]; clients: number[]; users: number[] };

/** `take` returns what has changed since its last call. */
export type ChangeLog = { take(): Promise<Changes> };

/**
 * Records by triggers which rows of any table are written. Rate limit counts and activity times do not count as
 * changes: a refused call may write them.
 */
export async function openChangeLog(db: Database): Promise<ChangeLog> {
  await db.execute(sql.raw(installation));
  return {
    async take() {
      const { rows } = await db.execute<{ name: string; client_id: number | null; user_id: number | null }>(
        sql`
          with removed as (delete from testing.changed returning name, client_id, user_id)
          select distinct name, client_id, user_id
          from removed
          order by name`,
      );
      return {
        tables: [...new Set(rows.map((row) => row.name))],
        clients: rows.flatMap((row) => row.client_id ?? []),
        users: rows.flatMap((row) => row.user_id ?? []),
      };
    },
  };
}

/** A connection without triggers and foreign key checks, for replacing everybody in the database. */
export function openSilently(url: string): Connection {
  const address = new URL(url);
  address.searchParams.set('options', '-c session_replication_role=replica');
  return openConnection(address.href, 1);
}

const installation = `
create schema testing;
create unlogged table testing.changed (name text not null, client_id int, user_id int);
create function testing.note_change() returns trigger language plpgsql as $$
declare written jsonb = case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'last_active_at' = to_jsonb(old) - 'last_active_at' then return null; end if;
  -- A session of a user belongs to the user, whichever client is in it.
  if tg_table_name = 'sessions' and written ->> 'user_id' is not null then written := written - 'client_id'; end if;
  insert into testing.changed values (
    tg_table_name,
    (written ->> case when tg_table_name = 'clients' then 'id' else 'client_id' end)::int,
    (written ->> case when tg_table_name = 'users' then 'id' else 'user_id' end)::int);
  return null;
end $$;
do $$
declare changing text;
begin
  for changing in
    select relname
    from pg_class
    where relkind = 'r'
      and relnamespace = 'public'::regnamespace
      and relname not in ('rate_limits', 'catalogue_changes')
  loop
    execute format('
      create trigger testing_note_change
      after insert or update or delete on public.%I
      for each row execute function testing.note_change()', changing);
  end loop;
end $$;`;

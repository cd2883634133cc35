import { runOn } from './database.ts';
import type { OwnDatabase } from './own-database.ts';

/** Sets the clock of a database this many hours ahead (negative: back); 0 is the true time. */
export type SetClock = (hours: number) => Promise<void>;

/**
 * Gives a test's database a clock that can be set: `now()` and `clock_timestamp()` are found in a schema before
 * PostgreSQL's own, and columns that default to the current time use it too. Call it before the app is composed.
 */
export async function ownClock({ url, pool }: OwnDatabase): Promise<SetClock> {
  const name = new URL(url).pathname.slice(1);
  const shifted = (clock: string) => `
    create function clock.${clock}() returns timestamptz language sql stable
      as 'select pg_catalog.${clock}() + (select ahead from clock.shift)';`;
  await runOn(
    url,
    `create schema clock;
     create table clock.shift as select interval '0' as ahead;
     ${shifted('now')} ${shifted('clock_timestamp')}
     alter database ${name} set search_path = clock, pg_catalog, public;
     do $$ declare found record; begin
       for found in select table_name, column_name from information_schema.columns
         where table_schema = 'public' and column_default = 'now()' loop
         execute format('alter table public.%I alter column %I set default clock.now()', found.table_name, found.column_name);
       end loop;
     end $$`,
  );
  // Connections that were opened before still have the old search path.
  await runOn(
    url,
    `
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and pid <> pg_backend_pid()`,
  );
  return async (hours) =>
    void (await pool.query('update clock.shift set ahead = make_interval(secs => $1)', [hours * 3_600]));
}

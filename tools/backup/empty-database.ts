import pg from 'pg';

const quote = pg.escapeIdentifier;

const notOfExtension = (catalogue: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Whether a database has tables; those of extensions do not count. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class o where relnamespace in ('public'::regnamespace, to_regnamespace('drizzle')) and relkind = 'r' and ${notOfExtension('pg_class')} limit 1`,
  );
  return rowCount === 1;
}

/** Drops the product's tables, functions and types, within the transaction of the caller. Extensions stay. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const list = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  for (const name of await list(
    `select relname as name from pg_class o where relnamespace = 'public'::regnamespace and relkind = 'r' and ${notOfExtension('pg_class')}`,
  ))
    await client.query(`drop table if exists public.${quote(name)} cascade`);
  for (const name of await list(
    `select oid::regprocedure::text as name from pg_proc o where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}`,
  ))
    await client.query(`drop routine if exists ${name} cascade`);
  for (const name of await list(
    `select typname as name from pg_type o where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtension('pg_type')}`,
  ))
    await client.query(`drop type if exists public.${quote(name)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

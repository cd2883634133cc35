import { expect, it } from 'vitest';
import { Role, type RoleId } from '#domain/people/roles.ts';
import { toProblemError } from '#server/http/handle-errors.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { constraintAnswers } from './constraint-answers.ts';
import { clients, favourites, users } from './schema.ts';

const { db, pool } = await ownDatabase();
const { unitIds } = await saveSampleProject(db);

it('every constraint of the schema has exactly one answer, and no answer is for an unknown one', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('u', 'p', 'f', 'c', 'x')
    union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique and c.relnamespace = 'public'::regnamespace`);
  expect(Object.values(constraintAnswers).flat().toSorted()).toEqual(rows.map((row) => row.name).toSorted());
});

const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'done',
    (error: unknown) => toProblemError(error).code,
  );

it('a violated constraint is answered as the caller’s problem, never as a server error', async () => {
  const someone = { name: 'One', email: 'one@sample.example', phone: '0', password_hash: '', role_id: Role.sales_rep };
  expect(await codeOf(db.insert(users).values([someone, someone]))).toBe('conflict');
  expect(await codeOf(db.insert(favourites).values({ client_id: 1_000_000, property_id: unitIds[0] ?? 0 }))).toBe(
    'not_found',
  );
  expect(await codeOf(db.insert(users).values({ ...someone, role_id: 9 as RoleId }))).toBe('unprocessable');
  expect(
    await codeOf(db.insert(clients).values({ ...someone, project_id: null } as unknown as typeof clients.$inferInsert)),
  ).toBe('unprocessable');
  expect(await codeOf(pool.query('select 1 / 0'))).toBe('server_error');
});

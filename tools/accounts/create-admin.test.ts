import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { auditEntries, leadSources, users } from '#server/database/schema.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { runHere, type CommandResult } from '#tools/testing/run-here.ts';
import { createAdminCommand, explainFailure } from './create-admin-command.ts';
import { createAdmin } from './create-admin.ts';
import { createLoginLink } from './create-login-link.ts';

const {
  app,
  database,
  ids: { projectId },
} = await ownSampleApp();
const { db, url } = database;
const userOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const logIn = async (email: string, password: string) =>
  (await openBrowser(app).post('/users/login', { email, password, project_id: projectId })).body;

const environmentWith = (variables: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  ...variables,
});

/** Starts the command with `typed` on its standard input; returns its exit code and output. */
function start(
  words: string[],
  typed = '',
  variables: Record<string, string> = { DATABASE_URL: url },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = environmentWith(variables);
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, 'main.ts'), ...words],
      { env },
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
    child.stdin!.end(typed);
  });
}

/** Runs the same command in this process. */
const run: typeof start = (args, typed = '', variables = { DATABASE_URL: url }) =>
  runHere(createAdminCommand, args, { env: environmentWith(variables), typed, explain: explainFailure });

it('creates the first account with the password from standard input, and does not print it', async () => {
  const { code, text } = await start(['boss@own.example', 'Ada', 'Boss'], 'a good long one\n');
  expect([code, text]).toEqual([0, expect.stringContaining('boss@own.example is an administrator')]);
  expect(text).not.toContain('a good long one');
  expect(await logIn('boss@own.example', 'a good long one')).toMatchObject({
    response: true,
    user: { name: 'Ada Boss', role_id: Role.admin, parent_id: null, projects: [projectId] },
  });
  expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.create'))).toMatchObject([
    { user_id: null, user_ids: [(await userOf('boss@own.example'))!.id] },
  ]);
});

it('generates and prints a password if none is given', async () => {
  const { code, text } = await run(['second@own.example', 'Second']);
  const [, password = ''] = /this once\): (\S{24})\n/.exec(text) ?? [];
  expect(code).toBe(0);
  expect((await logIn('second@own.example', password)).response).toBe(true);
});

it('refuses an existing address in any case, and does not change its account', async () => {
  const before = await userOf('boss@own.example');
  const { code, text } = await run(['BOSS@own.example', 'Somebody Else'], 'another long one');
  expect([code, text]).toEqual([
    1,
    expect.stringContaining('There is already a user with the address BOSS@own.example'),
  ]);
  expect(await userOf('boss@own.example')).toEqual(before);
  const both = await Promise.allSettled(
    ['One', 'Two'].map((name) => createAdmin(db, { email: 'race@own.example', name, password: null })),
  );
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('reports all invalid fields, and requires a longer password than projects may allow', async () => {
  await expect(createAdmin(db, { email: 'no', name: 'x', password: 'short' })).rejects.toThrow(
    'Email is not valid\nThe name is too short\nPassword must be at least 8 character',
  );
  await expect(createAdmin(db, { email: 'ok@own.example', name: 'x'.repeat(121), password: null })).rejects.toThrow(
    'name',
  );
  expect(await userOf('ok@own.example')).toBeUndefined();
  expect((await run(['alone@own.example'])).code).toBe(2);
});

it('prints a one-time login link for an administrator, even if passwords are off', async () => {
  const { code, text } = await run(['--link', 'BOSS@own.example'], '', {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://show.example',
  });
  const [, token = ''] = /^https:\/\/show\.example\/salesLogin\?user=([\w-]{43})\n/.exec(text) ?? [];
  expect(code).toBe(0);
  const redeem = async () =>
    (await openBrowser(app).post('/users/loginByToken', { token, project_id: projectId })).body;
  expect(await redeem()).toMatchObject({ response: true, user: { email: 'boss@own.example' } });
  expect(await redeem()).toMatchObject({ response: false });
  await expect(createLoginLink(db, 'nobody@own.example', undefined)).rejects.toThrow('no administrator');
});

it('needs a project and does not create one', async () => {
  const empty = await ownDatabase();
  const { code, text } = await run(['boss@own.example', 'Boss'], '', { DATABASE_URL: empty.url });
  expect([code, text]).toEqual([1, expect.stringContaining('npm run import')]);
  expect(await empty.db.select().from(leadSources)).toEqual([]);
});

it('starts the embedded database for the command if no server is running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-admin-'));
  await chmod(dataDir, 0o755);
  /** Runs `work` on the folder's database, opened as a server would. */
  const within = async (work: (connection: ReturnType<typeof openConnection>) => Promise<void>) => {
    const embedded = await startEmbeddedDatabase(dataDir, { durable: false });
    const connection = openConnection(embedded.url, 2);
    await work(connection);
    await connection.close();
    await embedded.stop();
  };
  await within(async ({ pool, db: own }) => {
    await migrateDatabase(pool);
    await saveSampleProject(own);
  });
  expect(
    await start(['boss@own.example', 'Boss'], 'a good long one', { DATABASE_URL: '', DATA_DIR: dataDir }),
  ).toMatchObject({ code: 0 });
  await within(async ({ db: own }) => {
    expect(await own.select({ email: users.email, role_id: users.role_id }).from(users)).toEqual([
      { email: 'boss@own.example', role_id: Role.admin },
    ]);
  });
  await rm(dataDir, { recursive: true, force: true });
});

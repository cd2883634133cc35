import { parseArgs } from 'node:util';
import { inArray } from 'drizzle-orm';
import { errorMessage } from '#server/error-message.ts';
import type { Database } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { readEnvironment } from '#server/environment.ts';
import { closeAtSignal, type Prepare, startServer, startWorker, startWorkers } from '#server/main.ts';
import { workerNumber } from '#server/processes/worker.ts';
import { demoPassword, demoUsers } from './demo/demo-accounts.ts';
import { lazyPackageImporter } from './import/lazy-package-importer.ts';
import { prepareProject } from './prepare-project.ts';
import { createProgress } from './progress.ts';
import { buildInChildProcess } from './web/build-in-child-process.ts';
import { webFolder } from './web/build-web.ts';

/**
 * `npm start`: sets up everything that is missing, and starts the server. With `--as-built` the pages are not rebuilt,
 * even if their sources changed.
 */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'as-built': { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  if (workerNumber() !== undefined) return startWorker(environment, webFolder, lazyPackageImporter);
  closeWithNpm();
  const progress = createProgress(process.stdout);
  const pages = values['as-built'] ? Promise.resolve() : buildInChildProcess(progress.print);
  // Awaited below; until then a failure must not count as an unhandled rejection.
  pages.catch(() => {});
  let logins = '';
  const prepare: Prepare = async (connection) => {
    await Promise.all([pages, prepareProject(connection, environment, progress.show)]);
    logins = environment.isProduction ? '' : await describeLogins(connection.db);
  };
  const running =
    environment.workers === 1
      ? await startServer(environment, webFolder, prepare, lazyPackageImporter)
      : await startWorkers(environment, { path: import.meta.filename, arguments: ['--as-built'] }, prepare);
  closeAtSignal(running, environment.drainSeconds);
  progress.clear();
  process.stdout.write(welcome(environment.publicUrl?.href ?? running.address, logins));
}

/**
 * A signal to npm ends npm and its shell but does not reach this process. So the end of that shell counts as the
 * signal, unless this process was signalled too.
 */
function closeWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    // Only once: a second signal would end the process without waiting for requests in flight.
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clearInterval(timer));
}

function welcome(address: string, logins: string): string {
  return `\n  Loggia is ready: ${address}\n${logins.replace('{address}', address.replace(/\/$/, ''))}\n`;
}

/** What makes another command use the same data, if it is not that of the default folder. */
const { DATA_DIR } = process.env;
const ofThisFolder = DATA_DIR === undefined ? '' : `DATA_DIR=${JSON.stringify(DATA_DIR)} `;

/** The demo logins at `{address}`, or how to create the first account if there are none. */
async function describeLogins(db: Database): Promise<string> {
  const emails = demoUsers.map((user) => user.email);
  if ((await db.$count(users)) === 0)
    return `\n  Create the first login: ${ofThisFolder}npm run create-admin -- EMAIL NAME\n`;
  if ((await db.$count(users, inArray(users.email, emails))) === 0) return '';
  const list = emails.map((email) => `    ${email}`).join('\n');
  return `\n  Sales login at {address}/salesLogin, password ${demoPassword}:\n${list}\n`;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
}

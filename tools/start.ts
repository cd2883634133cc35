import { parseArgs } from 'node:util';
import { readEnvironment } from '#server/environment.ts';
import { closeAtSignal, startServer } from '#server/main.ts';
import { demoPassword, demoUsers } from './demo/demo-accounts.ts';
import { lazyPackageImporter } from './import/lazy-package-importer.ts';
import { prepareProject } from './prepare-project.ts';
import { createProgress } from './progress.ts';
import { buildWeb, webFolder } from './web/build-web.ts';

/**
 * `npm start`: sets up everything that is missing, and starts the server. With `--as-built` the pages are not rebuilt,
 * even if their sources changed.
 */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'as-built': { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  closeWithNpm();
  const progress = createProgress(process.stdout);
  const pages = values['as-built'] ? Promise.resolve(false) : buildWeb(progress.say);
  // It is awaited below; until then a failure must not count as an unhandled rejection.
  pages.catch(() => {});
  const running = await startServer(
    environment,
    webFolder,
    async (connection) => {
      await Promise.all([pages, prepareProject(connection, environment, progress.show)]);
    },
    lazyPackageImporter,
  );
  closeAtSignal(running, environment.drainSeconds);
  progress.clear();
  process.stdout.write(welcome(environment.publicUrl?.href ?? running.address, environment.isProduction));
}

/**
 * A signal to npm ends npm and its shell, but does not reach this process. So the loss of that shell is the signal.
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
}

function welcome(address: string, isProduction: boolean): string {
  const accounts = demoUsers.map((user) => `    ${user.email}`).join('\n');
  const demo = `\n  Sales login at ${address.replace(/\/$/, '')}/salesLogin, password ${demoPassword}:\n${accounts}\n`;
  return `\n  Loggia is ready: ${address}\n${isProduction ? '' : demo}\n`;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
}

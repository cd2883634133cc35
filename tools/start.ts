import { parseArgs } from 'node:util';
import { readEnvironment } from '#server/environment.ts';
import { closeAtSignal, startServer } from '#server/main.ts';
import { demoPassword, demoUsers } from './demo/demo-accounts.ts';
import { lateWorkshop } from './import/late-workshop.ts';
import { prepareProject } from './prepare-project.ts';
import { createProgress } from './progress.ts';
import { buildWeb, webFolder } from './web/build-web.ts';

/**
 * `npm start`: everything from an empty folder to an address, and at the next start only what is missing. With
 * `--as-built` the pages stay as they were built last, whatever changed since.
 */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'as-built': { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  closeWithNpm();
  const progress = createProgress(process.stdout);
  const pages = values['as-built'] ? Promise.resolve(false) : buildWeb(progress.say);
  // Whoever waits for it hears of a failure; until then it is nobody's.
  pages.catch(() => {});
  const running = await startServer(
    environment,
    webFolder,
    async (connection) => {
      await Promise.all([pages, prepareProject(connection, environment, progress.show)]);
    },
    lateWorkshop,
  );
  closeAtSignal(running);
  progress.clear();
  process.stdout.write(welcome(environment.publicUrl?.href ?? running.address, environment.isProduction));
}

/**
 * Under npm a signal ends npm and the shell between, and never comes here: losing that shell is the signal then.
 */
function closeWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    // Once: a second signal would end it without waiting for answers in flight.
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

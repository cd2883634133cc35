import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { tryFileLock } from './file-lock.ts';
import { endProcesses } from './embedded-processes.ts';

/**
 * Run as `node embedded-guardian-process.ts LOCK NAME DATA`: takes the lock of a cluster, reports that, and ends the
 * cluster's PostgreSQL when the process that holds its standard input exits. Until then, and until PostgreSQL has
 * ended, no other server starts on the cluster, because its guardian waits for the lock.
 */
const [lockFile = '', name = '', data = ''] = process.argv.slice(2);

// A name other than `node`, so that `killall node` does not end the server and its guardian together.
process.title = 'loggia-guardian';
// A service manager may send signals to all processes: the server decides when the database stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdout.on('error', () => undefined);

const serverGone = new AbortController();
for (const event of ['end', 'error', 'close']) process.stdin.on(event, () => serverGone.abort());
process.stdin.resume();

let lock = await tryFileLock(lockFile);
while (lock === undefined && !serverGone.signal.aborted) {
  await wait(50);
  lock = await tryFileLock(lockFile);
}
if (lock !== undefined) {
  process.stdout.write('guarding\n');
  if (!serverGone.signal.aborted) await once(serverGone.signal, 'abort');
  await endProcesses({ name, data });
}
process.exit(0);

import { spawn, type ChildProcess } from 'node:child_process';
import { open, statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './embedded-binaries.ts';
import { addressOf, logOf, openLog, trimLog, type Cluster } from './embedded-cluster.ts';
import { clearEarlierRun, readPostmaster } from './embedded-processes.ts';
import type { Runner } from './embedded-runner.ts';
import { sqlStateOf } from './sql-state.ts';

/** What a launch needs. `durable: false` skips fsync. */
export type LaunchPlan = { cluster: Cluster; binaries: Binaries; runner: Runner; durable: boolean };

/**
 * Why a launch failed: somebody killed it, its port is taken, there is no room on the disk, or it refused by itself.
 */
export type LaunchFailure = 'killed' | 'port' | 'disk' | 'refused';

/** A launch that failed; the message is PostgreSQL's own reason where it gave one. */
export class LaunchError extends Error {
  readonly failure: LaunchFailure;

  constructor(failure: LaunchFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** How long PostgreSQL may be silent; recovery, of which it tells, may take any time. */
const maxSilence = 60_000;
/** PostgreSQL needs a new segment of its log, 16 MB, to recover; with less free than this the disk counts as full. */
const leastSpace = 20_000_000;

/**
 * Ends what an earlier run left, launches PostgreSQL on a port and waits until it answers. Throws a `LaunchError` where
 * it ends before, and whatever `stop` was aborted with; it is ended then.
 */
export async function launch(plan: LaunchPlan, port: number, stop: AbortSignal): Promise<ChildProcess> {
  const { cluster } = plan;
  await clearEarlierRun(cluster);
  const log = await openLog(cluster, plan.runner);
  const logStart = await trimLog(log);
  stop.throwIfAborted();
  const child = spawnPostgres(plan, port, log.fd);
  await log.close();
  try {
    await waitUntilAnswers(plan, child, addressOf(cluster.password, port), stop);
    return child;
  } catch (error) {
    stop.throwIfAborted();
    const endedBy = child.signalCode;
    child.kill('SIGKILL');
    throw await explain(cluster, endedBy, logStart, error);
  }
}

/** A loopback port that nobody uses at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Whether a process was started and has not ended. */
export function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function spawnPostgres({ cluster, binaries, runner, durable }: LaunchPlan, port: number, log: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
    max_connections: '200',
    // The processes of this cluster are known by it.
    cluster_name: cluster.name,
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl+C at the terminal goes to this process, which ends the database last.
  const child = spawn(binaries.postgres, ['-D', cluster.data, '-p', String(port), ...words], {
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(runner.isLesser ? { uid: runner.uid, gid: runner.gid } : {}),
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function waitUntilAnswers(
  { cluster }: LaunchPlan,
  child: ChildProcess,
  url: string,
  stop: AbortSignal,
): Promise<void> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  child.once('error', reject);
  child.once('exit', () => reject(new Error('PostgreSQL ended')));
  const answers = async () => {
    let deadline = Date.now() + maxSilence;
    while (Date.now() < deadline && isRunning(child)) {
      stop.throwIfAborted();
      const status = (await readPostmaster(cluster.data))?.status;
      // Before that another program could be the one that answers on this port.
      const problem = status === 'ready' ? await tryConnect(url) : null;
      if (problem === undefined) return;
      if (sqlStateOf(problem)?.startsWith('28'))
        throw new Error(`The password in ${cluster.folder} is not the one of its database`);
      if (status === 'starting') deadline = Date.now() + maxSilence;
      await wait(20);
    }
    throw new Error(`PostgreSQL did not answer within ${maxSilence / 1000} s`);
  };
  await Promise.race([failed, answers()]);
}

/** Connects and leaves again; gives the error where it could not. */
export async function tryConnect(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function explain(
  cluster: Cluster,
  endedBy: NodeJS.Signals | null,
  logStart: number,
  problem: unknown,
): Promise<LaunchError> {
  const said = await readLog(cluster, logStart);
  const reason = findReason(said) || (problem instanceof Error ? problem.message : String(problem));
  if (/Address already in use/.test(said)) return new LaunchError('port', reason);
  if (/No space left on device|Disk quota exceeded/.test(said) || (await isDiskFull(cluster)))
    return new LaunchError('disk', reason);
  return endedBy === null
    ? new LaunchError('refused', reason)
    : new LaunchError('killed', `it was ended by ${endedBy}`);
}

/** Why PostgreSQL ended, as it wrote it; empty where it wrote nothing of it. */
function findReason(said: string): string {
  const lines = said.split('\n').filter((line) => line !== '');
  // What it told clients that came too early is not why it ended.
  const fatal = lines.flatMap(
    (line) => /(?:FATAL|PANIC): +(?!the database system is|password )(.*)/.exec(line)?.[1] ?? [],
  );
  // The first checks write plain lines, without time and severity.
  return fatal[0] ?? lines.filter((line) => !/^\d{4}-\d\d-\d\d /.test(line)).join(' ');
}

async function readLog(cluster: Cluster, start: number): Promise<string> {
  try {
    const log = await open(logOf(cluster));
    const { buffer, bytesRead } = await log
      .read({ buffer: Buffer.alloc(100_000), position: start })
      .finally(() => log.close());
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    return '';
  }
}

async function isDiskFull({ data }: Cluster): Promise<boolean> {
  const { bavail, bsize } = await statfs(data).catch(() => ({ bavail: 1, bsize: leastSpace }));
  return bavail * bsize < leastSpace;
}

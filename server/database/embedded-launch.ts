import { spawn, type ChildProcess } from 'node:child_process';
import { open, statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorMessage } from '#server/error-message.ts';
import type { Binaries } from './embedded-binaries.ts';
import { addressOf, logOf, openLog, trimLog, type Cluster } from './embedded-cluster.ts';
import { deathSignalPrefix } from './embedded-death-signal.ts';
import { clearEarlierRun, readPostmaster } from './embedded-processes.ts';
import type { OsUser } from './embedded-os-user.ts';
import { sqlStateOf } from './sql-state.ts';

/** The input of a launch. `durable: false` skips fsync. */
export type LaunchPlan = { cluster: Cluster; binaries: Binaries; osUser: OsUser; durable: boolean };

/** Why a launch failed: the process was killed, its port is taken, the disk is full, or PostgreSQL refused to start. */
type LaunchFailure = 'killed' | 'port' | 'disk' | 'refused';

/** A failed launch; the message is the reason that PostgreSQL logged, if any. */
export class LaunchError extends Error {
  readonly failure: LaunchFailure;

  constructor(failure: LaunchFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/**
 * How long a launch may take, in milliseconds; not counting recovery, which PostgreSQL reports and which may take any
 * time.
 */
const startTimeout = 60_000;
/**
 * The free space below which the disk counts as full, in bytes: to recover, PostgreSQL needs a new segment of its log,
 * 16 MB.
 */
const minFreeSpace = 20_000_000;

/**
 * Ends the processes of an earlier run, starts PostgreSQL on a port and waits until it accepts connections. If that
 * fails, the process is ended, and a `LaunchError` or the abort reason of `stop` is thrown.
 */
export async function launch(plan: LaunchPlan, port: number, stop: AbortSignal): Promise<ChildProcess> {
  const { cluster } = plan;
  await clearEarlierRun(cluster);
  const log = await openLog(cluster, plan.osUser);
  const logStart = await trimLog(log);
  const prefix = await deathSignalPrefix();
  stop.throwIfAborted();
  const child = spawnPostgres(plan, port, log.fd, prefix);
  await log.close();
  try {
    await waitUntilReady(plan, child, addressOf(cluster.password, port), stop);
    return child;
  } catch (error) {
    stop.throwIfAborted();
    const endedBy = child.signalCode;
    child.kill('SIGKILL');
    throw await toLaunchError(cluster, endedBy, logStart, error);
  }
}

/** Finds a loopback port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Whether a process was started and has not exited. */
export function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function spawnPostgres(
  { cluster, binaries, osUser, durable }: LaunchPlan,
  port: number,
  log: number,
  prefix: readonly string[],
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
    max_connections: '200',
    // Without the values of rows, which a DETAIL contains: they may be somebody's address.
    log_error_verbosity: 'terse',
    // This is how the processes of the cluster are recognised.
    cluster_name: cluster.name,
    // Cancels the statement of a client that is gone; a backend whose postmaster was killed would finish it first.
    client_connection_check_interval: '2s',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [binaries.postgres, '-D', cluster.data, '-p', String(port), ...args];
  const [command = binaries.postgres, ...commandArgs] = [...prefix, ...postgres];
  // Detached, so that a Ctrl+C at the terminal only reaches this process, which stops the database last.
  const child = spawn(command, commandArgs, {
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(osUser.isUnprivileged ? { uid: osUser.uid, gid: osUser.gid } : {}),
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function waitUntilReady(
  { cluster }: LaunchPlan,
  child: ChildProcess,
  url: string,
  stop: AbortSignal,
): Promise<void> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  child.once('error', reject);
  child.once('exit', () => reject(new Error('PostgreSQL ended')));
  const ready = async () => {
    let deadline = performance.now() + startTimeout;
    while (performance.now() < deadline && isRunning(child)) {
      stop.throwIfAborted();
      const status = (await readPostmaster(cluster.data))?.status;
      // Until it is ready, another program could be answering on this port.
      const error = status === 'ready' ? await tryConnect(url) : null;
      if (error === undefined) return;
      if (sqlStateOf(error)?.startsWith('28'))
        throw new Error(`The password in ${cluster.folder} is not the one of its database`);
      if (status === 'starting') deadline = performance.now() + startTimeout;
      await wait(20);
    }
    throw new Error(`PostgreSQL did not answer within ${startTimeout / 1000} s`);
  };
  await Promise.race([failed, ready()]);
}

/** Connects and disconnects; returns the error if that fails. */
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

async function toLaunchError(
  cluster: Cluster,
  endedBy: NodeJS.Signals | null,
  logStart: number,
  error: unknown,
): Promise<LaunchError> {
  const log = await readLog(cluster, logStart);
  const reason = findReason(log) || errorMessage(error);
  if (/Address already in use/.test(log)) return new LaunchError('port', reason);
  if (/No space left on device|Disk quota exceeded/.test(log) || (await isDiskFull(cluster)))
    return new LaunchError('disk', reason);
  return endedBy === null
    ? new LaunchError('refused', reason)
    : new LaunchError('killed', `it was ended by ${endedBy}`);
}

/** Why PostgreSQL exited, from its log; empty if it logged nothing. */
export function findReason(log: string): string {
  const lines = log.split('\n').filter((line) => line !== '');
  // Messages to clients that connected too early are not the reason.
  const fatal = lines.flatMap(
    (line) => /(?:FATAL|PANIC): +(?! |the database system is|password )(.*)/.exec(line)?.[1] ?? [],
  );
  // The first checks log plain lines, without time and severity.
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
  const { bavail, bsize } = await statfs(data).catch(() => ({ bavail: 1, bsize: minFreeSpace }));
  return bavail * bsize < minFreeSpace;
}

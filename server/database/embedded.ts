import { spawn, type ChildProcess } from 'node:child_process';
import { chown, open, stat, truncate } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries, type Binaries } from './embedded-binaries.ts';
import { clearStalePostmaster, prepareCluster, readPostmaster, systemFolder, type Cluster } from './embedded-cluster.ts';
import { findRunner, type Runner } from './embedded-runner.ts';
import { locks } from './locks.ts';

/** A running PostgreSQL of our own. `url` is for `openConnection`; `stop` ends it after what is in flight. */
export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

/** A second start on the same DATA_DIR. `url` reaches the database that is running. */
export class DatabaseInUseError extends Error {
  readonly url: string;

  constructor(dataDir: string, url: string) {
    super(`Another server is already running on ${dataDir}. End it first, or give this one a folder of its own in DATA_DIR.`);
    this.url = url;
  }
}

const longestStart = 60_000;
const logLimit = 10_000_000;

/**
 * Starts the PostgreSQL of a DATA_DIR, made at the first start. One process owns it at a time: a second start throws
 * `DatabaseInUseError`. A PostgreSQL whose owner was killed is taken over as it runs. `durable: false` skips fsync, for tests.
 */
export async function startEmbeddedDatabase(dataDir: string, { durable = true } = {}): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const runner = await findRunner();
  const binaries = await prepareBinaries(runner, runner.isLesser ? systemFolder : folder);
  const cluster = await prepareCluster(folder, binaries, runner);
  await clearStalePostmaster(cluster);
  const deadline = Date.now() + longestStart;
  const child = (await readPostmaster(cluster)) === undefined ? await launch(cluster, binaries, runner, durable) : undefined;
  const url = await reach(cluster, deadline, child);
  const owner = await takeOwnership(url, folder);
  const stop = async () => {
    await owner.end().catch(() => undefined);
    await end(cluster);
  };
  let stopping: Promise<void> | undefined;
  return { url, stop: () => (stopping ??= stop()) };
}

/** The database of a DATA_DIR for a tool: the one that a server is running, else started for as long as the tool needs it. */
export async function joinEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase(dataDir);
  } catch (error) {
    if (error instanceof DatabaseInUseError) return { url: error.url, stop: async () => undefined };
    throw error;
  }
}

async function launch(cluster: Cluster, binaries: Binaries, runner: Runner, durable: boolean): Promise<ChildProcess> {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: durable ? 'on' : 'off', max_connections: '200' };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = join(cluster.folder, 'postgres.log');
  const size = await stat(logFile).then((found) => found.size, () => 0);
  if (size > logLimit) await truncate(logFile);
  const log = await open(logFile, 'a');
  if (runner.isLesser) await chown(logFile, runner.uid, runner.gid);
  // Detached: a Ctrl+C at the terminal goes to this process, which ends the database last.
  const child = spawn(binaries.postgres, ['-D', cluster.data, '-p', String(await findFreePort()), ...words], {
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(runner.isLesser ? { uid: runner.uid, gid: runner.gid } : {}),
  });
  child.on('error', () => undefined);
  child.unref();
  await log.close();
  return child;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until the database answers and gives its address. A child that lost the race to another start is not missed. */
async function reach(cluster: Cluster, deadline: number, child: ChildProcess | undefined): Promise<string> {
  let problem: unknown;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster !== undefined && postmaster.port > 0) {
      const url = `postgres://loggia:${cluster.password}@127.0.0.1:${postmaster.port}/postgres`;
      problem = await tryConnect(url);
      if (problem === undefined) return url;
    } else if (child !== undefined && (child.exitCode !== null || child.signalCode !== null)) break;
    await wait(20);
  }
  throw new Error(`PostgreSQL did not start; ${join(cluster.folder, 'postgres.log')} says why`, { cause: problem });
}

async function tryConnect(url: string): Promise<unknown> {
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

async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'loggia owner' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [locks.owner]);
  if (rows[0]?.taken) return client;
  await client.end();
  throw new DatabaseInUseError(dataDir, url);
}

/** Ends the server by a fast shutdown: open transactions roll back, what was committed is on disk. */
async function end(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === undefined) return;
  try {
    process.kill(postmaster.pid, 'SIGINT');
    while ((await readPostmaster(cluster)) !== undefined) await wait(20);
  } catch {
    // The process was gone already.
  }
}

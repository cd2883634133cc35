import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  constants,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import { readPostmaster, type ClusterIdentity } from './embedded-processes.ts';
import { isOpenToOthers, type Runner } from './embedded-runner.ts';

/** A database cluster on disk: `folder` holds `data`, `password`, `postgres.log` and its guardian's lock. */
export type Cluster = ClusterIdentity & { folder: string; password: string };

/** Where root keeps what `nobody` must reach when DATA_DIR is closed to others. */
export const systemFolder = '/var/lib/loggia';

const logLimit = 10_000_000;

/**
 * The cluster of a DATA_DIR, made at the first start. It lies in `DATA_DIR/postgres`, or, where the runner could not
 * enter that, below `systemFolder` under an id that `DATA_DIR/postgres-place` keeps: a new DATA_DIR never finds old
 * data.
 * Throws where this start could not run it. Call it as the owner of the DATA_DIR only.
 */
export async function prepareCluster(dataDir: string, binaries: Binaries, runner: Runner): Promise<Cluster> {
  const folder = (await findPlace(dataDir)) ?? (await choosePlace(dataDir, runner));
  await checkUser(folder, runner);
  const data = join(folder, 'data');
  if (!(await exists(data))) await makeCluster(folder, binaries, runner);
  const password = await readPassword(folder);
  if (password === undefined) throw new Error(`${join(folder, 'password')} is missing. Restore it from a backup.`);
  await checkVersion(data, binaries);
  return { folder, data, password, name: await identify(data, password) };
}

/** The address of a DATA_DIR's running database, as its `postmaster.pid` has it; undefined where none runs. */
export async function readAddress(dataDir: string): Promise<string | undefined> {
  const folder = await findPlace(dataDir);
  if (folder === undefined) return undefined;
  const [password, postmaster] = [await readPassword(folder), await readPostmaster(join(folder, 'data'))];
  if (password === undefined || postmaster === undefined || postmaster.port === 0) return undefined;
  return addressOf(password, postmaster.port);
}

/** The address that `openConnection` wants. */
export function addressOf(password: string, port: number): string {
  return `postgres://loggia:${password}@127.0.0.1:${port}/postgres`;
}

/** Opens PostgreSQL's log to be written on. A symbolic link is not followed: the folder is not root's. */
export async function openLog(cluster: Cluster, runner: Runner): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW = 0 } = constants;
  const log = await open(logOf(cluster), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
  if (runner.isLesser) await log.chown(runner.uid, runner.gid);
  return log;
}

/** Empties a log that has become too long, and gives its length. Call it while nothing writes on it. */
export async function trimLog(log: FileHandle): Promise<number> {
  const { size } = await log.stat();
  if (size <= logLimit) return size;
  await log.truncate();
  return 0;
}

/** The file that PostgreSQL's messages are in. */
export function logOf(cluster: Cluster): string {
  return join(cluster.folder, 'postgres.log');
}

async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Where the cluster of a DATA_DIR lies; undefined where it has none yet. */
async function findPlace(dataDir: string): Promise<string | undefined> {
  const id = await readFile(join(dataDir, 'postgres-place'), 'utf8').catch(() => undefined);
  if (id !== undefined) return join(systemFolder, id.trim());
  const folder = join(dataDir, 'postgres');
  return (await exists(folder)) ? folder : undefined;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function choosePlace(dataDir: string, runner: Runner): Promise<string> {
  if (!runner.isLesser || (await isOpenToOthers(dataDir))) return join(dataDir, 'postgres');
  const id = randomBytes(8).toString('hex');
  await writeFile(join(dataDir, 'postgres-place'), id, { flag: 'wx' });
  return join(systemFolder, id);
}

/** PostgreSQL runs as the user who made its cluster, and as nobody else. */
async function checkUser(folder: string, runner: Runner): Promise<void> {
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => undefined,
  );
  const user = runner.isLesser ? runner.uid : process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return;
  const why = runner.isLesser ? 'and root runs PostgreSQL as nobody' : `and this is user ${user}`;
  throw new Error(`The database in ${folder} belongs to user ${owner}, ${why}. Start as the user who made it.`);
}

async function checkVersion(data: string, { major }: Binaries): Promise<void> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === String(major)) return;
  const made =
    version === ''
      ? 'has no PG_VERSION, so it is damaged'
      : `was made by PostgreSQL ${version}, and this is PostgreSQL ${major}`;
  throw new Error(
    `The database in ${data} ${made}. Start the version of Loggia that made it, or restore a backup that this one made.`,
  );
}

/** The same for every path that leads to the cluster, and another for a copy of it. */
async function identify(data: string, password: string): Promise<string> {
  const { dev, ino } = await stat(data, { bigint: true });
  return `loggia-${createHash('sha256').update(`${dev}:${ino}:${password}`).digest('hex').slice(0, 12)}`;
}

/**
 * Makes the cluster beside its place and moves it there whole, so that a start that is cut off leaves no half of one.
 */
async function makeCluster(folder: string, binaries: Binaries, runner: Runner): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  await removeDrafts(folder);
  const draft = await mkdtemp(`${folder}.new-`);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await chmod(draft, 0o700);
  if (runner.isLesser) for (const path of [draft, passwordFile]) await chown(path, runner.uid, runner.gid);
  await runInitdb(draft, binaries, runner);
  await rename(draft, folder);
}

/** Removes what a first start that was cut off left beside the cluster's place. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(dirname(folder))).filter((entry) => entry.startsWith(`${basename(folder)}.new-`));
  for (const draft of drafts) await rm(join(dirname(folder), draft), { recursive: true, force: true, maxRetries: 10 });
}

async function runInitdb(draft: string, binaries: Binaries, runner: Runner): Promise<void> {
  const words = [
    '--pgdata',
    join(draft, 'data'),
    '--username',
    'loggia',
    '--pwfile',
    join(draft, 'password'),
    '--auth',
    'scram-sha-256',
  ];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  const options = {
    cwd: draft,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(runner.isLesser ? { uid: runner.uid, gid: runner.gid } : {}),
  };
  const make = () => promisify(execFile)(binaries.initdb, [...words, ...locale], options);
  // Twice: what it runs may have been killed. It removes what it made when it fails.
  await make()
    .catch(make)
    .catch((error: Error & { stderr?: string }) => {
      throw new Error(`No database could be made in ${dirname(draft)}: ${error.stderr?.trim() || error.message}`, {
        cause: error,
      });
    });
}

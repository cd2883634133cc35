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
import { isMissing } from '#server/files/file-errors.ts';
import { pathExists } from '#server/files/path-exists.ts';
import type { Binaries } from './embedded-binaries.ts';
import { readPostmaster, type ClusterIdentity } from './embedded-processes.ts';
import { isOpenToOthers, type OsUser } from './embedded-os-user.ts';

/** A database cluster on disk: `folder` contains `data`, `password`, `postgres.log` and its guardian's lock. */
export type Cluster = ClusterIdentity & { folder: string; password: string };

/** Where root keeps what `nobody` must be able to read when DATA_DIR is closed to others. */
export const systemFolder = '/var/lib/loggia';

const maxLogSize = 10_000_000;

/**
 * Returns the cluster of a DATA_DIR and creates it on the first start. It is in `DATA_DIR/postgres` or, if `osUser`
 * could not enter that, below `systemFolder` under an id that is stored in `DATA_DIR/postgres-place`: a new DATA_DIR
 * never finds old data. `durable: false` does not wait for the disk. Throws if this process cannot run it. Only the
 * owner of the DATA_DIR may call this.
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  osUser: OsUser,
  durable: boolean,
): Promise<Cluster> {
  const folder = (await findFolder(dataDir)) ?? (await chooseFolder(dataDir, osUser));
  await checkUser(folder, osUser);
  const data = join(folder, 'data');
  if (!(await pathExists(data))) await createCluster(folder, binaries, osUser, durable);
  const password = await readPassword(folder);
  if (password === undefined) throw new Error(`${join(folder, 'password')} is missing. Restore it from a backup.`);
  await checkVersion(data, binaries);
  return { folder, data, password, name: await identify(data, password) };
}

/** The URL of a DATA_DIR's running database, from its `postmaster.pid`; undefined if none is running. */
export async function readAddress(dataDir: string): Promise<string | undefined> {
  const folder = await findFolder(dataDir);
  if (folder === undefined) return undefined;
  const password = await readPassword(folder);
  const postmaster = await readPostmaster(join(folder, 'data'));
  if (password === undefined || postmaster === undefined || postmaster.port === 0) return undefined;
  return addressOf(password, postmaster.port);
}

/** Whether a DATA_DIR has a database. Nothing is created. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const folder = await findFolder(dataDir);
  return folder !== undefined && pathExists(join(folder, 'data'));
}

/** The URL for `openConnection`. */
export function addressOf(password: string, port: number): string {
  return `postgres://loggia:${password}@127.0.0.1:${port}/postgres`;
}

/** Opens PostgreSQL's log for appending. Symbolic links are not followed, since the folder does not belong to root. */
export async function openLog(cluster: Cluster, osUser: OsUser): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW = 0 } = constants;
  const log = await open(logOf(cluster), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
  if (osUser.isUnprivileged) await log.chown(osUser.uid, osUser.gid);
  return log;
}

/** Empties a log that has become too long, and returns its length. Nothing may be writing to it. */
export async function trimLog(log: FileHandle): Promise<number> {
  const { size } = await log.stat();
  if (size <= maxLogSize) return size;
  await log.truncate();
  return 0;
}

/** The log file of PostgreSQL. */
export function logOf(cluster: Cluster): string {
  return join(cluster.folder, 'postgres.log');
}

async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'password'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

/** The folder of the cluster of a DATA_DIR; undefined if it has none yet. */
async function findFolder(dataDir: string): Promise<string | undefined> {
  const id = await readFile(join(dataDir, 'postgres-place'), 'utf8').catch(() => undefined);
  if (id !== undefined) return join(systemFolder, id.trim());
  const folder = join(dataDir, 'postgres');
  return (await pathExists(folder)) ? folder : undefined;
}

async function chooseFolder(dataDir: string, osUser: OsUser): Promise<string> {
  if (!osUser.isUnprivileged || (await isOpenToOthers(dataDir))) return join(dataDir, 'postgres');
  const id = randomBytes(8).toString('hex');
  await writeFile(join(dataDir, 'postgres-place'), id, { flag: 'wx' });
  return join(systemFolder, id);
}

/** PostgreSQL only runs as the user who created its cluster. */
async function checkUser(folder: string, osUser: OsUser): Promise<void> {
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => undefined,
  );
  const user = osUser.isUnprivileged ? osUser.uid : process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return;
  const why = osUser.isUnprivileged ? 'and root runs PostgreSQL as nobody' : `and this is user ${user}`;
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
    `The database in ${data} ${made}. Back it up with the version of Loggia that made it (npm run backup), and restore that into another DATA_DIR (npm run restore).`,
  );
}

/** A name that is the same for every path to the cluster, and different for a copy of it. */
async function identify(data: string, password: string): Promise<string> {
  const { dev, ino } = await stat(data, { bigint: true });
  return `loggia-${createHash('sha256').update(`${dev}:${ino}:${password}`).digest('hex').slice(0, 12)}`;
}

/**
 * Creates the cluster in a temporary folder beside its own and renames it when complete, so that an interrupted start
 * leaves no partial one.
 */
async function createCluster(folder: string, binaries: Binaries, osUser: OsUser, durable: boolean): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  await removePartialClusters(folder);
  const partial = await mkdtemp(`${folder}.new-`);
  const passwordFile = join(partial, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await chmod(partial, 0o700);
  if (osUser.isUnprivileged) for (const path of [partial, passwordFile]) await chown(path, osUser.uid, osUser.gid);
  await runInitdb(partial, binaries, osUser, durable);
  await rename(partial, folder);
}

/** Removes the temporary folders of interrupted first starts. */
async function removePartialClusters(folder: string): Promise<void> {
  const drafts = (await readdir(dirname(folder))).filter((entry) => entry.startsWith(`${basename(folder)}.new-`));
  for (const partial of drafts)
    await rm(join(dirname(folder), partial), { recursive: true, force: true, maxRetries: 10 });
}

async function runInitdb(partial: string, binaries: Binaries, osUser: OsUser, durable: boolean): Promise<void> {
  const args = [
    '--pgdata',
    join(partial, 'data'),
    '--username',
    'loggia',
    '--pwfile',
    join(partial, 'password'),
    '--auth',
    'scram-sha-256',
    ...(durable ? [] : ['--no-sync']),
  ];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  const options = {
    cwd: partial,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(osUser.isUnprivileged ? { uid: osUser.uid, gid: osUser.gid } : {}),
  };
  const initdb = () => promisify(execFile)(binaries.initdb, [...args, ...locale], options);
  // Tried twice, because a process that it starts may have been killed. When it fails, it removes what it created.
  await initdb()
    .catch(initdb)
    .catch((error: Error & { stderr?: string }) => {
      throw new Error(`No database could be made in ${dirname(partial)}: ${error.stderr?.trim() || error.message}`, {
        cause: error,
      });
    });
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import { isOpenToOthers, type Runner } from './embedded-runner.ts';

/** A database cluster on disk: `folder` holds `data`, `password` and `postgres.log`. */
export type Cluster = { folder: string; data: string; password: string };

/** Where root keeps what `nobody` must reach when DATA_DIR is closed to others. */
export const systemFolder = '/var/lib/loggia';

/**
 * The cluster of a DATA_DIR, made at the first start. It lies in `DATA_DIR/postgres`, or, where the runner could not
 * enter that, below `systemFolder` under an id that `DATA_DIR/postgres-place` keeps: a new DATA_DIR never finds old data.
 */
export async function prepareCluster(dataDir: string, binaries: Binaries, runner: Runner): Promise<Cluster> {
  const folder = await findPlace(dataDir, runner);
  const password = await readPassword(folder);
  if (password === undefined) await makeCluster(folder, binaries, runner);
  return { folder, data: join(folder, 'data'), password: password ?? (await readPassword(folder))! };
}

async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'password'), 'utf8').catch(() => undefined);
}

async function findPlace(dataDir: string, runner: Runner): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (!runner.isLesser || (await isOpenToOthers(dataDir))) return join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-place');
  // Two first starts at once agree on one id: the second write of an exclusive file fails.
  await writeFile(note, randomBytes(8).toString('hex'), { flag: 'wx' }).catch(() => undefined);
  return join(systemFolder, (await readFile(note, 'utf8')).trim());
}

/** Makes the cluster beside its place and moves it there whole, so that a start that is cut off leaves no half of one. */
async function makeCluster(folder: string, binaries: Binaries, runner: Runner): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${folder}.new-`);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await chmod(draft, 0o700);
  if (runner.isLesser) for (const path of [draft, passwordFile]) await chown(path, runner.uid, runner.gid);
  await runInitdb(draft, binaries, runner);
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if ((await readPassword(folder)) === undefined) throw error;
  });
}

async function runInitdb(draft: string, binaries: Binaries, runner: Runner): Promise<void> {
  const words = ['--pgdata', join(draft, 'data'), '--username', 'loggia', '--pwfile', join(draft, 'password'), '--auth', 'scram-sha-256'];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  await promisify(execFile)(binaries.initdb, [...words, ...locale], {
    cwd: draft,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(runner.isLesser ? { uid: runner.uid, gid: runner.gid } : {}),
  });
}

/** What `postmaster.pid` says: process and port; undefined where no server wrote one. */
export async function readPostmaster(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port } : undefined;
}

/**
 * Removes a `postmaster.pid` whose process is gone or, after a restart of the machine, is now somebody else.
 * PostgreSQL clears the first kind itself but takes the second for a running server.
 */
export async function clearStalePostmaster(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === undefined || process.platform !== 'linux') return;
  const program = await readlink(`/proc/${postmaster.pid}/exe`).catch(() => '');
  if (!basename(program).startsWith('postgres')) await rm(join(cluster.data, 'postmaster.pid'), { force: true });
}

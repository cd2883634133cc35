import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { listeningAddress } from './listening-address.ts';
import { nodeArguments } from './node-arguments.ts';

/** A server process with the embedded database of a `DATA_DIR`. */
export type EmbeddedServer = {
  address: string;
  pid: number;
  /** Makes the server write to the database, by logging in a demo user. Returns whether it succeeded. */
  write(): Promise<boolean>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
};

/** Starts the server, which looks for its commands in `PATH`. It ends with the process of the test. */
export async function startEmbeddedServer(dataDir: string, PATH = process.env.PATH): Promise<EmbeddedServer> {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [...nodeArguments, join(import.meta.dirname, 'serve-embedded.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const address = await listeningAddress(child);
  return {
    address,
    pid: child.pid ?? 0,
    write: () => write(address),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function write(address: string): Promise<boolean> {
  const body = new URLSearchParams({ email: 'rep@asteria.example', password: demoPassword, project_id: '7' });
  const answer = await fetch(`${address}/api/users/login`, { method: 'POST', body });
  return answer.ok && ((await answer.json()) as { response: boolean }).response;
}

/** Waits until a condition is met; only the time limit of the test ends it otherwise. */
export async function waitUntil(isMet: () => Promise<boolean>): Promise<void> {
  while (!(await isMet())) await wait(20);
}

/** The PostgreSQL processes of a cluster: all of them, its postmaster, and the backends of clients. */
export async function listPostgres(
  dataDir: string,
): Promise<{ all: number[]; postmaster: number; backends: number[] }> {
  const data = join(await realpath(dataDir), 'postgres', 'data');
  const postmaster = Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '0'), 10);
  const found = { all: [] as number[], postmaster, backends: [] as number[] };
  // Read synchronously: waiting for each of some hundred processes takes ten times as long.
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || workingFolder(entry) !== data) continue;
    found.all.push(Number(entry));
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (/ loggia postgres 127/.test(command)) found.backends.push(Number(entry));
  }
  return found;
}

/** The working folder of a process; empty if it has ended or belongs to somebody else. */
function workingFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/**
 * Kills one process. Refuses ids that are invalid or stand for a process group, which would kill the tests themselves.
 */
export function kill(pid: number | undefined): void {
  if (pid === undefined || pid <= 1) throw new Error(`There is no process ${pid} to kill`);
  process.kill(pid, 'SIGKILL');
}

/** The guardian processes that a process has started. */
export async function listGuardians(parent: number): Promise<number[]> {
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).trim().split(' ').map(Number);
  const names = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return children.filter((_, index) => names[index]?.trim() === 'loggia-guardian');
}

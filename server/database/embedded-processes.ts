import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What identifies the processes of a cluster. `name` is PostgreSQL's `cluster_name`. */
export type ClusterIdentity = { name: string; data: string };

type Processes = { postmasters: number[]; children: number[] };

const run = promisify(execFile);

/** The signals that end PostgreSQL, and how many milliseconds each is given: less than ten seconds in all. */
const stages = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
] as const;

/**
 * Ends every process of a cluster: a fast shutdown, then an immediate one, then SIGKILL. Children of a killed
 * postmaster are killed at once, since a new one cannot start beside them. Call it only if no other server can own the
 * cluster.
 */
export async function endProcesses(cluster: ClusterIdentity): Promise<void> {
  for (const [signal, timeout] of stages) {
    const deadline = performance.now() + timeout;
    let isSent = false;
    while (performance.now() < deadline) {
      const { postmasters, children } = await findProcesses(cluster);
      if (postmasters.length === 0 && children.length === 0) return;
      if (postmasters.length === 0 || signal === 'SIGKILL') sendSignal([...postmasters, ...children], 'SIGKILL');
      else if (!isSent) sendSignal(postmasters, signal);
      isSent = true;
      await wait(20);
    }
  }
  throw new Error(`PostgreSQL processes of ${cluster.data} do not end`);
}

/**
 * Ends the processes of an earlier run and removes its `postmaster.pid`, whose process id may belong to another process
 * by now.
 */
export async function clearEarlierRun(cluster: ClusterIdentity): Promise<void> {
  await endProcesses(cluster);
  await rm(join(cluster.data, 'postmaster.pid'), { force: true });
}

/**
 * Reads `postmaster.pid`; undefined if there is none. `status` is `starting`, `ready` or `stopping`, as PostgreSQL
 * writes it.
 */
export async function readPostmaster(data: string): Promise<{ pid: number; port: number; status: string } | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 ? { pid, port, status: lines[7]?.trim() ?? '' } : undefined;
}

/**
 * The running processes of a cluster, found by their command lines: everything else in `/proc` may be closed to root in
 * a container.
 */
async function findProcesses({ name, data }: ClusterIdentity): Promise<Processes> {
  const recordedPid = (await readPostmaster(data))?.pid;
  const found: Processes = { postmasters: [], children: [] };
  for (const { pid, command } of await listCommands(recordedPid)) {
    if (command.startsWith(`postgres: ${name}: `)) found.children.push(pid);
    else if (/\bpostgres(\.exe)? -D /.test(command) && command.includes(` cluster_name=${name}`))
      found.postmasters.push(pid);
    // Without a name: started by an earlier version, or on Windows.
    else if (pid === recordedPid && isPlainPostmaster(command, data)) found.postmasters.push(pid);
  }
  return found;
}

function isPlainPostmaster(command: string, data: string): boolean {
  if (process.platform === 'win32') return command.startsWith('"postgres.exe"');
  return command.includes(`postgres -D ${data} `) && !command.includes(' cluster_name=');
}

/** The command lines of all running processes; on Windows, that of `pid` only. */
async function listCommands(pid: number | undefined): Promise<{ pid: number; command: string }[]> {
  if (process.platform === 'linux') return listProc();
  if (process.platform === 'win32') {
    if (pid === undefined) return [];
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
    return [{ pid, command: stdout.trim() }];
  }
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 50_000_000 });
  return stdout.split('\n').map((line) => {
    const [, pid = '0', command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return { pid: Number(pid), command };
  });
}

async function listProc(): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  return Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, command: line.replaceAll('\0', ' ') };
    }),
  );
}

function sendSignal(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It exited meanwhile.
    }
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openLog, type Cluster } from './embedded-cluster.ts';
import { isRunning } from './embedded-launch.ts';
import type { OsUser } from './embedded-os-user.ts';

/**
 * The process that ends a cluster's PostgreSQL if this process is killed. Call `release`, which stops the guardian,
 * once PostgreSQL has ended.
 */
type Guardian = { release(): Promise<void> };

/** How long the guardian of a killed server may take to end its PostgreSQL, in milliseconds, with some to spare. */
const startTimeout = 20_000;
/** The pauses before a guardian is replaced, in milliseconds: doubled from the first up to the longest. */
const firstPause = 100;
const maxPause = 5_000;

/**
 * Starts the guardian of a cluster and waits until it is the only one. It runs as this process's user, who may signal
 * PostgreSQL and read Node's binary; if it dies it is replaced, since it has no state to lose.
 */
export async function startGuardian(cluster: Cluster, osUser: OsUser): Promise<Guardian> {
  const released = new AbortController();
  const keepGuarding = async (first: ChildProcess) => {
    let child = first;
    let pause = firstPause;
    for (;;) {
      if (isRunning(child)) await once(child, 'exit', { signal: released.signal }).catch(() => endGuardian(child));
      if (released.signal.aborted) return;
      await wait(pause, undefined, { ref: false });
      const next = await spawnGuardian(cluster, osUser).catch(() => undefined);
      child = next ?? child;
      pause = next === undefined ? Math.min(maxPause, pause * 2) : firstPause;
    }
  };
  const guarding = keepGuarding(await spawnGuardian(cluster, osUser));
  return {
    async release() {
      released.abort();
      await guarding;
    },
  };
}

async function spawnGuardian(cluster: Cluster, osUser: OsUser): Promise<ChildProcess> {
  const log = await openLog(cluster, osUser);
  const script = join(import.meta.dirname, 'embedded-guardian-process.ts');
  const { PATH, SystemRoot } = process.env;
  // Detached, so that a Ctrl+C at the terminal only stops the server, which stops the database.
  const child = spawn(process.execPath, [script, join(cluster.folder, 'guardian.lock'), cluster.name, cluster.data], {
    cwd: parse(cluster.folder).root,
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', log.fd],
    env: { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }) },
  });
  // Before anything is awaited: an error without a listener, of a process that cannot be started, would end this one.
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  child.once('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`The guardian of PostgreSQL ended with ${code ?? signal}`)));
  child.stdin?.on('error', () => undefined);
  child.stdout?.once('data', () => resolve());
  await log.close();
  const timer = setTimeout(() => reject(new ClusterInUseError(cluster)), startTimeout);
  try {
    await promise;
  } catch (error) {
    await endGuardian(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
  // Does not keep a process alive that forgets to stop its database; the guardian then ends the database.
  for (const part of [child, child.stdin, child.stdout]) (part as { unref?: () => void } | null)?.unref?.();
  return child;
}

async function endGuardian(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.ref();
  const exited = once(child, 'exit');
  child.stdin?.end();
  await exited;
}

/** Another server uses the cluster of this DATA_DIR: one of them is a copy that refers to the cluster of the other. */
class ClusterInUseError extends Error {
  constructor({ folder }: Cluster) {
    super(
      `Another server uses the database in ${folder}, from another DATA_DIR. End it first; a copy of a DATA_DIR needs a copy of its database.`,
    );
  }
}

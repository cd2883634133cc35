import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '#server/error-message.ts';
import { addressOf, logOf } from './embedded-cluster.ts';
import { findFreePort, isRunning, launch, LaunchError, type LaunchPlan } from './embedded-launch.ts';
import { endProcesses, readPostmaster } from './embedded-processes.ts';

/** A PostgreSQL that is kept running. `url` is its current address. */
type SupervisedPostgres = { readonly url: string; stop(): Promise<void> };

/** Callbacks for what happens to it. */
export type SupervisorEvents = {
  /** It is at another address now, because another program had taken its port. */
  onMove(url: string): void;
  /** It cannot be kept running. */
  onFailure(reason: Error): void;
  /** A line for the operator. */
  report(line: string): void;
};

/** The pauses before each attempt to restart it, in milliseconds: one attempt per pause, over half a minute. */
const defaultPauses = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 12_000];
/** The pause between attempts while the disk is full. */
const fullDiskPause = 2_000;
/**
 * How long a shutdown requested by others may wait for clients, in milliseconds. PostgreSQL accepts no new ones
 * meanwhile, so it is then ended and restarted; not earlier, because the request may come from the service manager,
 * which also stops this process.
 */
const maxShutdown = 12_000;

/**
 * Starts PostgreSQL and restarts it whenever it exits, at the same address. Only the owner of the cluster may call
 * this. Throws if the first launch fails by PostgreSQL's own decision.
 */
export async function supervisePostgres(
  plan: LaunchPlan,
  events: SupervisorEvents,
  pauses = defaultPauses,
): Promise<SupervisedPostgres> {
  const { cluster } = plan;
  const stop = new AbortController();
  const launching = { plan, port: await findFreePort(), pauses, report: events.report, stop: stop.signal };
  let child = await launchWithRetries(launching, ({ failure }) => failure === 'killed' || failure === 'port').catch(
    (error: unknown) => {
      throw explainFailure(plan, 'PostgreSQL did not start', error);
    },
  );

  const keepRunning = async () => {
    while (!stop.signal.aborted) {
      if (isRunning(child)) await once(child, 'exit');
      if (stop.signal.aborted) return;
      const startedAt = performance.now();
      const formerPort = launching.port;
      events.report(`PostgreSQL ended (${child.signalCode ?? `code ${child.exitCode}`}) and is started again.`);
      child = await launchWithRetries(launching, () => true);
      events.report(`PostgreSQL answers again after ${Math.round(performance.now() - startedAt)} ms.`);
      if (launching.port !== formerPort) events.onMove(addressOf(cluster.password, launching.port));
    }
  };
  const running = keepRunning().catch((error: unknown) => {
    if (!stop.signal.aborted)
      events.onFailure(explainFailure(plan, 'PostgreSQL ended and could not be started again', error));
  });
  const endWatch = watchShutdowns(plan, () => child.kill('SIGINT'));
  return {
    get url() {
      return addressOf(cluster.password, launching.port);
    },
    async stop() {
      endWatch();
      stop.abort();
      // Otherwise this process could exit before it learns that PostgreSQL has.
      child.ref();
      await endProcesses(cluster);
      await running;
      // Ends what was being launched meanwhile.
      await endProcesses(cluster);
    },
  };
}

/** `port` is where PostgreSQL is launched; it changes if another program has taken it. */
type Launching = {
  plan: LaunchPlan;
  port: number;
  pauses: number[];
  report: SupervisorEvents['report'];
  stop: AbortSignal;
};

/** Launches PostgreSQL, at most once per pause; while its disk is full, until it is not. */
async function launchWithRetries(
  launching: Launching,
  mayRetry: (failure: LaunchError) => boolean,
): Promise<ChildProcess> {
  const { plan, pauses, report, stop } = launching;
  let isDiskFull = false;
  for (let tries = 1; ; tries += 1) {
    await wait(isDiskFull ? fullDiskPause : pauses[tries - 1], undefined, { signal: stop });
    try {
      const launched = await launch(plan, launching.port, stop);
      if (isDiskFull) report('PostgreSQL runs again.');
      return launched;
    } catch (error) {
      if (stop.aborted || !(error instanceof LaunchError) || !mayRetry(error)) throw error;
      if (error.failure === 'disk' && !isDiskFull)
        report(`PostgreSQL cannot start while its disk is full; it is tried until it can: ${error.message}`);
      isDiskFull = error.failure === 'disk';
      if (isDiskFull) tries = 0;
      if (error.failure === 'port') launching.port = await findFreePort();
      if (tries === pauses.length) throw error;
    }
  }
}

function explainFailure({ cluster }: LaunchPlan, problem: string, cause: unknown): Error {
  const reason = errorMessage(cause);
  return new Error(
    `${problem}: ${reason}. Fix that, or restore a backup, and start again; ${logOf(cluster)} says more.`,
    {
      cause,
    },
  );
}

/** Calls `end` if PostgreSQL has been shutting down for too long. Returns a function that stops the watch. */
function watchShutdowns({ cluster }: LaunchPlan, end: () => void): () => void {
  let since: number | undefined;
  const check = async () => {
    const isStopping = (await readPostmaster(cluster.data))?.status === 'stopping';
    since = isStopping ? (since ?? performance.now()) : undefined;
    if (since !== undefined && performance.now() - since > maxShutdown) end();
  };
  const timer = setInterval(() => void check(), 1_000).unref();
  return () => clearInterval(timer);
}

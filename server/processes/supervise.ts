import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ending, ToPrimary, ToWorker } from './messages.ts';
import { relayMetrics } from './relay-metrics.ts';

/**
 * The workers of this process. `script` is what each runs; `url` is the database, `drainSeconds` as in the environment.
 */
export type SupervisorOptions = {
  script: string;
  arguments: string[];
  workers: number;
  url: string;
  drainSeconds: number;
  report(line: string): void;
};

/** Server processes that share one port. `address` is where they are reached. */
export type Supervisor = {
  address: string;
  /** Replaces the workers one by one, each once its successor listens. */
  replaceAll(): Promise<void>;
  moveDatabase(url: string): void;
  /** Ends all workers. */
  close(ending: Ending): Promise<void>;
};

/**
 * The pause before a worker that died is started again, in milliseconds: doubled each time, until one lives long
 * enough.
 */
const pauses = { first: 100, longest: 30_000, enough: 60_000 };
/**
 * How long a worker may take to end after its health checks have failed, in milliseconds; it stops waiting at ten
 * seconds.
 */
const closeTimeout = 12_000;

/** The place of one worker. `turn` counts its starts: a start that another one has overtaken is given up. */
type Slot = { number: number; worker: Worker; pause: number; turn: number };

/** Workers that listen for requests, and therefore also for messages. */
const ready = new WeakSet<Worker>();

/** Starts the workers. Rejects if one ends before it listens. */
export async function supervise(options: SupervisorOptions): Promise<Supervisor> {
  const { script, report } = options;
  // Workers accept connections themselves. Node's other way hands them on, and those on their way to a worker that is
  // killed then hang, instead of being accepted by another.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: options.arguments, silent: false });
  let { url } = options;
  let closing: Promise<void> | undefined;
  let replacing: Promise<void> | undefined;
  const slots: Slot[] = [];
  const metrics = relayMetrics(() => slots.map(({ worker }) => worker));

  const start = async (number: number): Promise<{ worker: Worker; address: string }> => {
    const worker = cluster.fork({ DATABASE_URL: url, WORKER: String(number) });
    metrics.listen(worker);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    worker.on('message', (message: ToPrimary) => message.kind === 'ready' && resolve(message.address));
    worker.once('exit', (code, signal) =>
      reject(new Error(`Process ${number} ended with ${signal ?? code} before it listened`)),
    );
    // The address changed while it started.
    const from = url;
    const address = await promise;
    ready.add(worker);
    if (url !== from) tell(worker, { kind: 'database', url });
    return { worker, address };
  };
  const watch = (slot: Slot) => {
    const { worker } = slot;
    const startedAt = performance.now();
    worker.once('exit', (code, signal) => {
      if (closing !== undefined || slot.worker !== worker) return;
      if (performance.now() - startedAt > pauses.enough) slot.pause = pauses.first;
      report(
        `Server process ${slot.number} (${worker.process.pid}) ended with ${signal ?? code}. It is started again.`,
      );
      void restart(slot);
    });
  };
  const restart = async (slot: Slot) => {
    const turn = (slot.turn += 1);
    const isOvertaken = () => closing !== undefined || slot.turn !== turn;
    await wait(slot.pause, undefined, { ref: false });
    slot.pause = Math.min(2 * slot.pause, pauses.longest);
    if (isOvertaken()) return;
    try {
      const { worker } = await start(slot.number);
      if (isOvertaken()) return await end(worker, { kind: 'close', ending: 'now' }, closeTimeout);
      slot.worker = worker;
      watch(slot);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      if (!isOvertaken()) void restart(slot);
    }
  };
  const replaceAll = async () => {
    for (const slot of slots) {
      if (closing !== undefined) return;
      const old = slot.worker;
      slot.turn += 1;
      // The old worker serves until the new one listens; if that fails, it stays.
      ({ worker: slot.worker } = await start(slot.number).catch((error: Error) => {
        report(`${error.message}. The processes that run are kept.`);
        if (old.isDead()) void restart(slot);
        throw error;
      }));
      slot.pause = pauses.first;
      watch(slot);
      await end(old, { kind: 'close', ending: 'replaced' }, closeTimeout);
    }
  };
  const closeAll = async (ending: Ending) => {
    const patience = closeTimeout + (ending === 'drain' ? options.drainSeconds * 1_000 : 0);
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => end(worker, { kind: 'close', ending }, patience)));
  };

  const starts = Array.from({ length: options.workers }, (_, index) => start(index + 1));
  let address = '';
  try {
    for (const [index, started] of (await Promise.all(starts)).entries()) {
      const slot = { number: index + 1, worker: started.worker, pause: pauses.first, turn: 0 };
      ({ address } = started);
      slots.push(slot);
      watch(slot);
    }
  } catch (error) {
    closing = closeAll('now');
    await closing;
    throw error;
  }
  return {
    address,
    replaceAll: () =>
      (replacing ??= replaceAll()
        .catch(() => undefined)
        .finally(() => (replacing = undefined))),
    moveDatabase(to) {
      url = to;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) tell(worker, { kind: 'database', url });
    },
    close: (ending) => (closing ??= closeAll(ending)),
  };
}

function tell(worker: Worker, message: ToWorker): void {
  // It may be about to end.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Asks a worker to end, and kills it if it does not. */
async function end(worker: Worker, message: ToWorker, patience: number): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, 'exit');
  if (!ready.has(worker)) worker.process.kill('SIGKILL');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  tell(worker, message);
  await gone;
  clearTimeout(timer);
}

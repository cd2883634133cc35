import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '#server/error-message.ts';
import type { Ending, ToPrimary, ToWorker } from './messages.ts';
import { relayMetrics } from './relay-metrics.ts';

/**
 * The workers of this process. `script` is what each runs, `url` is that of the database, `drainSeconds` is as in the
 * environment.
 */
type SupervisorOptions = {
  script: string;
  arguments: string[];
  workers: number;
  url: string;
  drainSeconds: number;
  report(line: string): void;
};

/** Server processes that share one port. `address` is their common address. */
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
 * How long a worker may take to end after its health checks have failed, in milliseconds; by itself it takes at most
 * ten seconds.
 */
const closeTimeout = 12_000;

/** The slot of one worker. `turn` counts its starts, so that a start that was overtaken by another is given up. */
type Slot = { number: number; worker: Worker; pause: number; turn: number };

/** Workers that listen for requests, and therefore also for messages. */
const ready = new WeakSet<Worker>();

/** Starts the workers. Rejects if one ends before it listens. */
export async function supervise(options: SupervisorOptions): Promise<Supervisor> {
  // Workers accept connections themselves. If the primary process handed them on (round robin), those in transit to a
  // worker that is killed would hang, instead of being accepted by another.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: options.script, args: options.arguments, silent: false });
  const pool = new WorkerPool(options);
  const address = await pool.startAll(options.workers);
  return {
    address,
    replaceAll: () => pool.replaceAll(),
    moveDatabase: (url) => pool.moveDatabase(url),
    close: (ending) => pool.close(ending),
  };
}

class WorkerPool {
  readonly #slots: Slot[] = [];
  readonly #metrics = relayMetrics(() => this.#slots.map(({ worker }) => worker));
  readonly #report: SupervisorOptions['report'];
  readonly #drainSeconds: number;
  #url: string;
  #replacing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor({ url, drainSeconds, report }: SupervisorOptions) {
    this.#url = url;
    this.#drainSeconds = drainSeconds;
    this.#report = report;
  }

  /** Starts this many workers and keeps them running. Returns their common address. */
  async startAll(count: number): Promise<string> {
    const starts = Array.from({ length: count }, (_, index) => this.#start(index + 1));
    let address = '';
    try {
      for (const [index, started] of (await Promise.all(starts)).entries()) {
        const slot = { number: index + 1, worker: started.worker, pause: pauses.first, turn: 0 };
        ({ address } = started);
        this.#slots.push(slot);
        this.#watch(slot);
      }
    } catch (error) {
      await this.close('now');
      throw error;
    }
    return address;
  }

  async #start(number: number): Promise<{ worker: Worker; address: string }> {
    const url = this.#url;
    const worker = cluster.fork({ DATABASE_URL: url, WORKER: String(number) });
    this.#metrics.listen(worker);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    worker.on('message', (message: ToPrimary) => message.kind === 'ready' && resolve(message.address));
    // Emitted instead of an exit if the system can start no process now.
    worker.on('error', reject);
    worker.once('exit', (code, signal) =>
      reject(new Error(`Process ${number} ended with ${signal ?? code} before it listened`)),
    );
    const address = await promise;
    ready.add(worker);
    // The database may have moved while the worker started.
    if (this.#url !== url) tell(worker, { kind: 'database', url: this.#url });
    return { worker, address };
  }

  /** Starts the worker of a slot again if it ends by itself. */
  #watch(slot: Slot): void {
    const { worker } = slot;
    const startedAt = performance.now();
    worker.once('exit', (code, signal) => {
      if (this.#closing !== undefined || slot.worker !== worker) return;
      if (performance.now() - startedAt > pauses.enough) slot.pause = pauses.first;
      this.#report(
        `Server process ${slot.number} (${worker.process.pid}) ended with ${signal ?? code}. It is started again.`,
      );
      void this.#restart(slot);
    });
  }

  async #restart(slot: Slot): Promise<void> {
    const turn = (slot.turn += 1);
    const isOvertaken = () => this.#closing !== undefined || slot.turn !== turn;
    await wait(slot.pause, undefined, { ref: false });
    slot.pause = Math.min(2 * slot.pause, pauses.longest);
    if (isOvertaken()) return;
    try {
      const { worker } = await this.#start(slot.number);
      if (isOvertaken()) return await end(worker, { kind: 'close', ending: 'now' }, closeTimeout);
      slot.worker = worker;
      this.#watch(slot);
    } catch (error) {
      this.#report(errorMessage(error));
      if (!isOvertaken()) void this.#restart(slot);
    }
  }

  replaceAll(): Promise<void> {
    return (this.#replacing ??= this.#replaceOneByOne()
      .catch(() => undefined)
      .finally(() => (this.#replacing = undefined)));
  }

  async #replaceOneByOne(): Promise<void> {
    for (const slot of this.#slots) {
      if (this.#closing !== undefined) return;
      const old = slot.worker;
      slot.turn += 1;
      // The old worker serves until the new one listens; if that fails, it stays.
      ({ worker: slot.worker } = await this.#start(slot.number).catch((error: Error) => {
        this.#report(`${error.message}. The processes that run are kept.`);
        if (old.isDead()) void this.#restart(slot);
        throw error;
      }));
      slot.pause = pauses.first;
      this.#watch(slot);
      await end(old, { kind: 'close', ending: 'replaced' }, closeTimeout);
    }
  }

  moveDatabase(url: string): void {
    this.#url = url;
    for (const worker of allWorkers()) tell(worker, { kind: 'database', url });
  }

  close(ending: Ending): Promise<void> {
    return (this.#closing ??= this.#endAll(ending));
  }

  async #endAll(ending: Ending): Promise<void> {
    const timeout = closeTimeout + (ending === 'drain' ? this.#drainSeconds * 1_000 : 0);
    await Promise.all(allWorkers().map((worker) => end(worker, { kind: 'close', ending }, timeout)));
  }
}

/** Every worker of this process, including those that have no slot yet. */
function allWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** Asks a worker to end, and kills it if it does not. */
async function end(worker: Worker, message: ToWorker, timeout: number): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, 'exit');
  if (!ready.has(worker)) worker.process.kill('SIGKILL');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), timeout);
  tell(worker, message);
  await gone;
  clearTimeout(timer);
}

function tell(worker: Worker, message: ToWorker): void {
  // The worker may be about to end.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

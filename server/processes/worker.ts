import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ending, ReadMetrics, ToPrimary, ToWorker } from './messages.ts';

/** What a worker does at the request of the primary process. */
type WorkerDuties = {
  address: string;
  drainSeconds: number;
  drain(): void;
  /** Leaves new connections to other workers and ends its own with their next answer, while health checks succeed. */
  handOver(): void;
  close(): Promise<void>;
  moveDatabase(url: string): void;
  readMetrics(): Promise<ReadMetrics>;
};

/** The number of this worker, from 1; undefined in a server of a single process. */
export function workerNumber(): string | undefined {
  return cluster.isWorker ? process.env.WORKER : undefined;
}

/** How long a worker that is replaced still answers on its connections, in milliseconds. */
const handover = 500;
/** How long closing may take, in milliseconds. */
const closeTimeout = 10_000;

/**
 * Obeys the primary process, and reports that this worker is ready. The worker ends with the primary process, whose
 * channel closes however that ends.
 */
export function serveAsWorker(duties: WorkerDuties): void {
  let closing: Promise<void> | undefined;
  const close = async (ending: Ending) => {
    const delay = { drain: duties.drainSeconds * 1_000, replaced: handover, now: 0 }[ending];
    setTimeout(() => process.exit(1), closeTimeout + delay).unref();
    if (ending === 'drain') duties.drain();
    if (ending === 'replaced') duties.handOver();
    await wait(delay);
    await duties.close();
    process.exit(0);
  };
  const end = (ending: Ending) => void (closing ??= close(ending).catch(fail));
  const fail = (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  };
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'close') end(message.ending);
    if (message.kind === 'database') duties.moveDatabase(message.url);
    if (message.kind === 'read metrics')
      void duties.readMetrics().then((read) => tell({ kind: 'metrics', id: message.id, read }));
  });
  // A terminal signals all processes at once; the workers wait for the primary process.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => end('replaced'));
  process.on('uncaughtException', fail);
  tell({ kind: 'ready', address: duties.address });
}

/** The id of the last request for metrics of this worker. */
let lastId = 0;

/** The metrics of all workers, relayed by the primary process. */
export async function readAllMetrics(): Promise<ReadMetrics[]> {
  const id = (lastId += 1);
  const { promise, resolve } = Promise.withResolvers<ReadMetrics[]>();
  const listen = (message: ToWorker) => message.kind === 'metrics' && message.id === id && resolve(message.read);
  process.on('message', listen);
  tell({ kind: 'ask for metrics', id });
  return promise.finally(() => process.off('message', listen));
}

function tell(message: ToPrimary): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

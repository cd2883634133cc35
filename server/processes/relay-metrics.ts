import type { Worker } from 'node:cluster';
import type { ReadMetrics, ToPrimary, ToWorker } from './messages.ts';

/** How long the metrics of all workers may take, in milliseconds. Those of a worker that hangs are left out. */
const maxWait = 2_000;

/** Lets a worker that is asked for metrics answer with those of all workers. */
export function relayMetrics(workers: () => Worker[]): { listen(worker: Worker): void } {
  type Asked = { read: ReadMetrics[]; waitingFor: Set<Worker>; answer(): void };
  const asked = new Map<number, Asked>();
  let last = 0;
  const ask = (by: Worker, idOfWorker: number) => {
    const id = (last += 1);
    const waitingFor = new Set(workers().filter((worker) => worker.isConnected()));
    const answer = () => {
      clearTimeout(timer);
      const { read } = asked.get(id) ?? { read: [] };
      asked.delete(id);
      if (by.isConnected()) send(by, { kind: 'metrics', id: idOfWorker, read });
    };
    const timer = setTimeout(answer, maxWait);
    asked.set(id, { read: [], waitingFor, answer });
    for (const worker of waitingFor) send(worker, { kind: 'read metrics', id });
    if (waitingFor.size === 0) answer();
  };
  const receive = (from: Worker, { id, read }: { id: number; read: ReadMetrics }) => {
    const found = asked.get(id);
    if (found === undefined || !found.waitingFor.delete(from)) return;
    found.read.push(read);
    if (found.waitingFor.size === 0) found.answer();
  };
  return {
    listen(worker) {
      worker.on('message', (message: ToPrimary) => {
        if (message.kind === 'ask for metrics') ask(worker, message.id);
        if (message.kind === 'metrics') receive(worker, message);
      });
    },
  };
}

function send(worker: Worker, message: ToWorker): void {
  worker.send(message, () => undefined);
}

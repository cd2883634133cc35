import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** What a worker process is told: its work, and in bytes how much memory it may take and how much it may answer. */
export type JobOrder = { input: unknown; memory: number; output: number };

/** What it says: how far it is, and at the end its serialised value, that this is too large, or what was thrown. */
export type JobMessage = { progress: unknown } | { value: Uint8Array } | { tooLarge: true } | { failed: string };

/** What the watchdog is told. */
export type Watched = { memory: number; parent: number };

/** Does the jobs that this process is sent, one at a time. To be called once, at the end of a worker's script. */
export function serveJobs<Input>(
  work: (input: Input, onProgress: (progress: unknown) => void) => Promise<unknown>,
): void {
  const parent = process.ppid;
  let isWatched = false;
  // A signal to the whole group is the server's business: this process ends with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ input, memory, output }: JobOrder) => {
    if (!isWatched) watch({ memory, parent });
    isWatched = true;
    work(input as Input, (progress) => say({ progress })).then(
      (value) => {
        const bytes = serialize(value);
        say(bytes.length > output ? { tooLarge: true } : { value: bytes });
      },
      (error: unknown) => say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}

function watch(workerData: Watched): void {
  new Worker(join(import.meta.dirname, 'watchdog.ts'), { workerData, execArgv: [] }).unref();
}

function say(message: JobMessage): void {
  process.send?.(message);
}

import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './serve-jobs.ts';

/**
 * A thread beside the work of a worker process, so that it also acts while that work never yields: it ends the process
 * when it takes more memory than it may, and when the process that started it is gone.
 */
const { memory, parent } = workerData as Watched;
const interval = 50;

function end(reason: string): void {
  // Written to the process itself: the streams of a thread go by way of the work that never yields.
  try {
    writeSync(2, `${reason}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  if (process.ppid !== parent) end('the parent process is gone');
  else if (process.memoryUsage.rss() > memory) end('worker out of memory');
}, interval);

import { fork, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { deserialize } from 'node:v8';
import { ProblemError } from '#server/http/problem.ts';
import { createTaskQueue } from '#server/jobs/task-queue.ts';
import type { JobMessage, JobOrder } from './serve-jobs.ts';

const mebibyte = 1024 ** 2;

/**
 * The limits of a job: milliseconds in total, milliseconds without progress, MiB of JavaScript heap, MiB of memory in
 * total, and MiB of its result.
 */
export type WorkerLimits = { time: number; silence?: number; heap: number; memory: number; output: number };

/**
 * Why a job was ended; an error thrown by a job counts as a crash. It is reported to the person who sent the file,
 * never as a server error.
 */
export type WorkerRefusal = 'too_long' | 'too_large' | 'crashed';

/** `isKilled`: from outside, each time, which says nothing about the file. `detail` is for the log. */
type JobFailure = { ok: false; refusal: WorkerRefusal; detail: string; isKilled?: boolean };

/** The outcome of a job. */
type WorkerOutcome<Value> = { ok: true; value: Value } | JobFailure;

/** `signal` cancels the job: `run` then rejects with its reason. */
type JobOptions = { signal?: AbortSignal | undefined; onProgress?: ((progress: unknown) => void) | undefined };

/** Runs jobs in a separate process, one at a time. */
type FileWorker<Input, Value> = {
  /**
   * Rejects if the job was cancelled, and with `unavailable` if too many are waiting already or no process can be
   * started. A job whose process is killed from outside, for example because the machine has no memory left, is run
   * once more.
   */
  run(input: Input, options?: JobOptions): Promise<WorkerOutcome<Value>>;
  close(): void;
};

/**
 * `script` ends with a call of `serveJobs`; `parse` validates its result and returns undefined if it is not as
 * expected. At most `waiting` jobs wait for the running one. With `keepFor` the process serves further jobs until it
 * has been idle for that many milliseconds; without it, each job has a new process. A process whose job was aborted is
 * never used again.
 */
type FileWorkerOptions<Value> = {
  script: string;
  limits: WorkerLimits;
  parse: (value: unknown) => Value | undefined;
  waiting?: number;
  keepFor?: number;
};

/** Creates a worker for files from users: a harmful file can end the worker's process, but never the server. */
export function createWorker<Input, Value>(options: FileWorkerOptions<Value>): FileWorker<Input, Value> {
  const { script, limits, parse, waiting = 16, keepFor = 0 } = options;
  const enqueue = createTaskQueue({ running: 1, waiting });
  const closing = new AbortController();
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  const dropIdle = () => {
    clearTimeout(idle?.timer);
    idle?.child.kill('SIGKILL');
    idle = undefined;
  };
  const start = () => {
    const child = startProcess(script, limits);
    child.once('exit', () => {
      if (idle?.child === child) dropIdle();
    });
    return child;
  };
  const takeProcess = () => {
    const idleChild = idle?.child;
    clearTimeout(idle?.timer);
    idle = undefined;
    if (idleChild === undefined || !idleChild.connected) return start();
    setRef(idleChild, 'ref');
    return idleChild;
  };
  const keep = (child: ChildProcess) => {
    if (keepFor === 0 || closing.signal.aborted) return void child.kill('SIGKILL');
    setRef(child, 'unref');
    idle = { child, timer: setTimeout(dropIdle, keepFor).unref() };
  };
  const attempt = async (input: Input, { signal, onProgress }: JobOptions): Promise<WorkerOutcome<Value>> => {
    const ended = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
    ended.throwIfAborted();
    const child = takeProcess();
    const { memory, output } = limits;
    const order: JobOrder = { input, memory: memory * mebibyte, output: output * mebibyte };
    const answer = await askProcess(child, order, limits, { signal: ended, onProgress }).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    if (!answer.ok) {
      child.kill('SIGKILL');
      return answer;
    }
    keep(child);
    const value = parse(deserialize(answer.value));
    return value === undefined
      ? { ok: false, refusal: 'crashed', detail: 'an answer of another kind' }
      : { ok: true, value };
  };
  const run = async (input: Input, job: JobOptions): Promise<WorkerOutcome<Value>> => {
    const outcome = await attempt(input, job);
    return !outcome.ok && outcome.isKilled === true ? attempt(input, job) : outcome;
  };
  const close = () => {
    closing.abort(new Error('The worker was closed'));
    dropIdle();
  };
  return { run: (input, job = {}) => enqueue(() => run(input, job)), close };
}

/**
 * Starts a process without the server's environment, with a lower priority for the processor, which is killed first
 * when the machine runs out of memory.
 */
function startProcess(script: string, { heap }: WorkerLimits): ChildProcess {
  const { SystemRoot } = process.env;
  const env = SystemRoot === undefined ? {} : { SystemRoot };
  const execArgv = [`--max-old-space-size=${heap}`, ...withCompileCache()];
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.on('error', () => undefined);
  if (child.pid === undefined) throw new ProblemError('unavailable', { headers: { 'retry-after': '5' } });
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // If this is not permitted, the process keeps the priority of the server.
  }
  if (process.platform === 'linux') writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  return child;
}

/**
 * The arguments that give a process the cache of compiled code that the server uses, if any. A reader is
 * started for each file, and loading its code takes longer than most files do.
 */
function withCompileCache(): string[] {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  if (folder === undefined) return [];
  const enable = `import { enableCompileCache } from 'node:module'; enableCompileCache(${JSON.stringify(folder)});`;
  return ['--import', `data:text/javascript,${encodeURIComponent(enable)}`];
}

/** Sets whether a process keeps the server from exiting. */
function setRef(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
  (child.stderr as Socket | null)?.[how]();
}

type JobResult = { ok: true; value: Uint8Array } | JobFailure;

function askProcess(
  child: ChildProcess,
  order: JobOrder,
  limits: WorkerLimits,
  { signal, onProgress }: JobOptions,
): Promise<JobResult> {
  const { promise, resolve, reject } = Promise.withResolvers<JobResult>();
  const cleanups: (() => void)[] = [];
  const refuse = (refusal: WorkerRefusal, detail: string) => resolve({ ok: false, refusal, detail });
  const startTimer = (milliseconds: number, detail: string) =>
    setTimeout(() => refuse('too_long', detail), milliseconds);

  const totalTimer = startTimer(limits.time, `more than ${limits.time} ms`);
  const { silence = limits.time } = limits;
  const silenceTimer = startTimer(silence, `no progress for ${silence} ms`);
  let stderr = '';
  const onError = (chunk: Buffer) => void (stderr = (stderr + String(chunk)).slice(-2_000));
  const onMessage = (message: JobMessage) => {
    if ('progress' in message) {
      silenceTimer.refresh();
      onProgress?.(message.progress);
    } else if ('value' in message) resolve({ ok: true, value: message.value });
    else if ('tooLarge' in message) refuse('too_large', `an answer of more than ${limits.output} MiB`);
    else refuse('crashed', message.failed);
  };
  const onClose = (code: number | null, by: NodeJS.Signals | null) => {
    const detail = `${by ?? code}: ${stderr}`;
    if (/out of memory/i.test(stderr)) refuse('too_large', detail);
    else resolve({ ok: false, refusal: 'crashed', detail, isKilled: by === 'SIGKILL' });
  };
  const onAbort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('The job was given up'));
  child.stderr?.on('data', onError);
  child.on('message', onMessage);
  child.once('error', reject);
  child.once('close', onClose);
  signal?.addEventListener('abort', onAbort);
  cleanups.push(
    () => child.stderr?.off('data', onError),
    () => child.off('message', onMessage).off('error', reject).off('close', onClose),
    () => signal?.removeEventListener('abort', onAbort),
    () => [totalTimer, silenceTimer].forEach(clearTimeout),
  );
  child.send(order, (error) => {
    // If the process has exited, its close event gives the reason.
    if (error !== null && child.exitCode === null && child.signalCode === null) refuse('crashed', error.message);
  });
  return promise.finally(() => cleanups.forEach((end) => end()));
}

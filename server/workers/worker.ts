import { fork, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { deserialize } from 'node:v8';
import { createSlots } from '#server/typeset/slots.ts';
import type { JobMessage, JobOrder } from './serve-jobs.ts';

const mebibyte = 1024 ** 2;

/**
 * What a job may take: milliseconds in all, milliseconds without a sign of progress, MiB of JavaScript objects, MiB of
 * memory altogether, and MiB that it may answer.
 */
export type WorkerLimits = { time: number; silence?: number; heap: number; memory: number; output: number };

/**
 * Why a job was given up; what a job throws counts as a crash. Each is an answer to whoever sent the file, never an
 * error of the server.
 */
export type WorkerRefusal = 'too_long' | 'too_large' | 'crashed';

/** What a job came to. `detail` is for the log. */
export type WorkerOutcome<Value> = { ok: true; value: Value } | { ok: false; refusal: WorkerRefusal; detail: string };

/** `signal` gives the job up: `run` then rejects with its reason. */
export type JobOptions = { signal?: AbortSignal | undefined; onProgress?: ((progress: unknown) => void) | undefined };

/** Does jobs in a process of its own, one at a time. */
export type FileWorker<Input, Value> = {
  /** Rejects where the job was given up from outside, and with `unavailable` where too many wait already. */
  run(input: Input, options?: JobOptions): Promise<WorkerOutcome<Value>>;
  close(): void;
};

/**
 * `script` ends with a call of `serveJobs`; `parse` validates what it answers: undefined where it is something else.
 * `waiting` jobs may wait for the one that runs. With `keepFor` the process serves further jobs until it was idle for
 * so
 * many milliseconds; without, each has one of its own. A process that was given up is never used again.
 */
export type WorkerOptions<Value> = {
  script: string;
  limits: WorkerLimits;
  parse: (value: unknown) => Value | undefined;
  waiting?: number;
  keepFor?: number;
};

/** A worker for files that somebody sent: what they do to their reader costs a process, never the server. */
export function createWorker<Input, Value>(options: WorkerOptions<Value>): FileWorker<Input, Value> {
  const { script, limits, parse, waiting = 16, keepFor = 0 } = options;
  const inTurn = createSlots({ running: 1, waiting });
  const closing = new AbortController();
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  const dropIdle = () => {
    clearTimeout(idle?.timer);
    idle?.child.kill('SIGKILL');
    idle = undefined;
  };
  const take = () => {
    const kept = idle?.child;
    clearTimeout(idle?.timer);
    idle = undefined;
    if (kept === undefined || !kept.connected) return startProcess(script, limits);
    setRef(kept, 'ref');
    return kept;
  };
  const keep = (child: ChildProcess) => {
    if (keepFor === 0 || closing.signal.aborted) return void child.kill('SIGKILL');
    setRef(child, 'unref');
    idle = { child, timer: setTimeout(dropIdle, keepFor).unref() };
    child.once('exit', () => {
      if (idle?.child === child) dropIdle();
    });
  };
  const run = async (input: Input, { signal, onProgress }: JobOptions): Promise<WorkerOutcome<Value>> => {
    const ended = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
    ended.throwIfAborted();
    const child = take();
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
  const close = () => {
    closing.abort(new Error('The worker was closed'));
    dropIdle();
  };
  return { run: (input, job = {}) => inTurn(() => run(input, job)), close };
}

/**
 * It knows nothing of the server's environment, comes after everybody else for the processor, and goes first when the
 * machine has no memory left.
 */
function startProcess(script: string, { heap }: WorkerLimits): ChildProcess {
  const { SystemRoot } = process.env;
  const env = SystemRoot === undefined ? {} : { SystemRoot };
  const execArgv = [`--max-old-space-size=${heap}`];
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.on('error', () => undefined);
  if (child.pid === undefined) return child;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it cannot be done the job is as important as the server.
  }
  if (process.platform === 'linux') writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  return child;
}

/** Whether an idle process keeps the server from ending. */
function setRef(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
  (child.stderr as Socket | null)?.[how]();
}

type Asked = { ok: true; value: Uint8Array } | { ok: false; refusal: WorkerRefusal; detail: string };

function askProcess(
  child: ChildProcess,
  order: JobOrder,
  limits: WorkerLimits,
  { signal, onProgress }: JobOptions,
): Promise<Asked> {
  const { promise, resolve, reject } = Promise.withResolvers<Asked>();
  const ends: (() => void)[] = [];
  const refuse = (refusal: WorkerRefusal, detail: string) => resolve({ ok: false, refusal, detail });
  const startTimer = (milliseconds: number, what: string) => setTimeout(() => refuse('too_long', what), milliseconds);

  const whole = startTimer(limits.time, `more than ${limits.time} ms`);
  const { silence = limits.time } = limits;
  const sign = startTimer(silence, `no progress for ${silence} ms`);
  let said = '';
  const onError = (chunk: Buffer) => void (said = (said + String(chunk)).slice(-2_000));
  const onMessage = (message: JobMessage) => {
    if ('progress' in message) {
      sign.refresh();
      onProgress?.(message.progress);
    } else if ('value' in message) resolve({ ok: true, value: message.value });
    else if ('tooLarge' in message) refuse('too_large', `an answer of more than ${limits.output} MiB`);
    else refuse('crashed', message.failed);
  };
  const onClose = (code: number | null, by: NodeJS.Signals | null) =>
    refuse(/out of memory/i.test(said) ? 'too_large' : 'crashed', `${by ?? code}: ${said}`);
  const onAbort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('The job was given up'));
  child.stderr?.on('data', onError);
  child.on('message', onMessage);
  child.once('error', reject);
  child.once('close', onClose);
  signal?.addEventListener('abort', onAbort);
  ends.push(
    () => child.stderr?.off('data', onError),
    () => child.off('message', onMessage).off('error', reject).off('close', onClose),
    () => signal?.removeEventListener('abort', onAbort),
    () => [whole, sign].forEach(clearTimeout),
  );
  child.send(order, (error) => {
    // A process that ended says why when it is closed.
    if (error !== null && child.exitCode === null && child.signalCode === null) refuse('crashed', error.message);
  });
  return promise.finally(() => ends.forEach((end) => end()));
}

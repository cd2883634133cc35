import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ProblemError } from '#server/http/problem.ts';

/** A file that a document may include, by its path in the document: `pictures/0.jpg`. */
export type DocumentFile = { path: string; bytes: Uint8Array };

/** The source of a document: the name of a template, its data, its pictures, and the fonts of its brand. */
export type DocumentSource = {
  template: 'sheet' | 'brochure';
  data: object;
  files: DocumentFile[];
  fonts: DocumentFile[];
};

/** Messages to and from the process that typesets documents. */
export type TypesetOrder = { fonts: DocumentFile[] } | TypesetDocument;
export type TypesetDocument = {
  id: number;
  template: string;
  data: string;
  files: DocumentFile[];
  fonts: DocumentFile[];
};
export type TypesetAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: string };

/**
 * Typesets documents as PDF, one after another, in a separate process, so that a document that takes for ever or
 * crashes cannot affect the server.
 */
export type Typesetter = {
  /** Starts the process with these fonts in advance, while the pictures of a document are being made. */
  prepare(fonts: DocumentFile[]): void;
  /**
   * Returns the document as PDF. Throws `unavailable` if it took too long or the process ended, and another Error if a
   * template has a mistake.
   */
  typeset(source: DocumentSource): Promise<Buffer>;
  close(): void;
};

type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout };
type Compiler = { child: ChildProcess; waiting: Map<number, Waiting> };

/**
 * `limit` is how long a document may take; `keepFor` is how long an idle process, which holds 200 MB, is kept. Both are
 * in milliseconds. The process starts with the first document.
 */
export function createTypesetter({
  limit = 30_000,
  keepFor = 30_000,
  script = join(import.meta.dirname, 'typeset-process.ts'),
} = {}): Typesetter {
  let current: Compiler | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const discard = (failed: Compiler) => {
    if (current === failed) {
      current = undefined;
      clearTimeout(idle);
    }
    failed.child.kill('SIGKILL');
    for (const { reject, timer } of failed.waiting.values()) {
      clearTimeout(timer);
      reject(new ProblemError('unavailable', { headers: { 'retry-after': '5' } }));
    }
    failed.waiting.clear();
  };
  const endWhenIdle = (compiler: Compiler) => {
    clearTimeout(idle);
    idle = setTimeout(discard, keepFor, compiler).unref();
  };
  const start = (): Compiler => {
    const started: Compiler = { child: startProcess(script), waiting: new Map() };
    started.child.on('message', (answer: TypesetAnswer) => {
      resolveWaiting(started, answer);
      if (current === started && started.waiting.size === 0) endWhenIdle(started);
    });
    started.child.once('error', () => discard(started));
    started.child.once('exit', () => discard(started));
    return started;
  };
  const typeset = ({ template, data, files, fonts }: DocumentSource) =>
    new Promise<Buffer>((resolve, reject) => {
      clearTimeout(idle);
      const used = (current ??= start());
      const id = (lastId += 1);
      const timer = setTimeout(() => discard(used), limit);
      used.waiting.set(id, { resolve, reject, timer });
      const order: TypesetDocument = { id, template, data: JSON.stringify(data), files, fonts };
      used.child.send(order, (error) => {
        if (error !== null) discard(used);
      });
    });
  const prepare = (fonts: DocumentFile[]) => {
    if (current) return;
    const used = (current = start());
    used.child.send({ fonts } satisfies TypesetOrder, (error) => {
      if (error !== null) discard(used);
    });
    endWhenIdle(used);
  };
  return { prepare, typeset, close: () => current && discard(current) };
}

/** Starts a process without the server's environment that does not keep the server from exiting. */
function startProcess(script: string): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: [],
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid === undefined) {
    child.on('error', () => undefined);
    throw new ProblemError('unavailable', { headers: { 'retry-after': '5' } });
  }
  child.unref();
  child.channel?.unref();
  return child;
}

function resolveWaiting({ waiting }: Compiler, answer: TypesetAnswer): void {
  const request = waiting.get(answer.id);
  if (request === undefined) return;
  waiting.delete(answer.id);
  clearTimeout(request.timer);
  if ('failed' in answer) request.reject(new Error(answer.failed));
  else request.resolve(Buffer.from(answer.pdf));
}

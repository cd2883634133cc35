import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ProblemError } from '#server/http/problem.ts';

/** A file that a document may show, by its path in the document: `pictures/0.jpg`. */
export type DocumentFile = { path: string; bytes: Uint8Array };

/** What is to be set: the name of a template, the words it shows, and its pictures. */
export type DocumentSource = { template: 'sheet' | 'brochure'; data: object; files: DocumentFile[] };

/** What goes to the process that sets documents, and what comes back. */
export type TypesetOrder = { id: number; template: string; data: string; files: DocumentFile[] };
export type TypesetAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: string };

/**
 * Sets documents as PDF, one after another, in a process of its own: a document that takes for ever or fails cannot
 * take the server along.
 */
export type Typesetter = {
  /**
   * The document as PDF. `unavailable` where it took too long or the process was lost; another Error where a template
   * is wrong.
   */
  typeset(manuscript: DocumentSource): Promise<Buffer>;
  close(): void;
};

type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout };
type Press = { child: ChildProcess; waiting: Map<number, Waiting> };

/** `limit` is how long one document may take, in milliseconds. The process starts with the first document. */
export function createTypesetter({
  limit = 30_000,
  script = join(import.meta.dirname, 'typeset-process.ts'),
} = {}): Typesetter {
  let press: Press | undefined;
  let lastId = 0;

  const lose = (lost: Press) => {
    if (press === lost) press = undefined;
    lost.child.kill('SIGKILL');
    for (const { reject, timer } of lost.waiting.values()) {
      clearTimeout(timer);
      reject(new ProblemError('unavailable', { headers: { 'retry-after': '5' } }));
    }
    lost.waiting.clear();
  };
  const start = (): Press => {
    const begun: Press = { child: startProcess(script), waiting: new Map() };
    begun.child.on('message', (answer: TypesetAnswer) => settle(begun, answer));
    begun.child.once('error', () => lose(begun));
    begun.child.once('exit', () => lose(begun));
    return begun;
  };
  const typeset = ({ template, data, files }: DocumentSource) =>
    new Promise<Buffer>((resolve, reject) => {
      const used = (press ??= start());
      const id = (lastId += 1);
      const timer = setTimeout(() => lose(used), limit);
      used.waiting.set(id, { resolve, reject, timer });
      const order: TypesetOrder = { id, template, data: JSON.stringify(data), files };
      used.child.send(order, (error) => {
        if (error !== null) lose(used);
      });
    });
  return { typeset, close: () => press && lose(press) };
}

/** It knows nothing of the server's environment, and does not keep the server from ending. */
function startProcess(script: string): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: [],
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function settle({ waiting }: Press, answer: TypesetAnswer): void {
  const asked = waiting.get(answer.id);
  if (asked === undefined) return;
  waiting.delete(answer.id);
  clearTimeout(asked.timer);
  if ('failed' in answer) asked.reject(new Error(answer.failed));
  else asked.resolve(Buffer.from(answer.pdf));
}

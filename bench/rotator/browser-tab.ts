import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { required } from '#tools/required.ts';

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/**
 * The only page of a new browser, controlled over its debugging port. Unlike common drivers, it enables nothing by
 * itself: if exceptions are reported, Chromium reads the source of a script again for each error object, which costs
 * some 100 ms on the main thread of a phone when React starts.
 */
export class BrowserTab {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #session: string | undefined;
  #last = 0;

  private constructor(child: ChildProcess, folder: string, socket: WebSocket) {
    this.#child = child;
    this.#folder = folder;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#settle(JSON.parse(String(data)) as Answer));
    socket.addEventListener('close', () =>
      this.#waiting.forEach(({ reject }) => reject(new Error('The browser has ended'))),
    );
  }

  /** Starts a browser with an empty profile. */
  static async open(executablePath: string, args: readonly string[]): Promise<BrowserTab> {
    const folder = await mkdtemp(join(tmpdir(), 'loggia-bench-'));
    const child = spawn(
      executablePath,
      [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await readAddress(child));
    await once(socket, 'open');
    const tab = new BrowserTab(child, folder, socket);
    const { targetInfos } = await tab.send('Target.getTargets');
    const page = required(
      targetInfos.find(({ type }) => type === 'page'),
      'a page of the browser',
    );
    tab.#session = (await tab.send('Target.attachToTarget', { targetId: page.targetId, flatten: true })).sessionId;
    return tab;
  }

  /** The browser's main process. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Sends a command of the DevTools protocol. Throws if the browser rejects it or has ended. */
  readonly send = ((method: string, params: object = {}) => {
    const answered = Promise.withResolvers<unknown>();
    this.#last += 1;
    this.#waiting.set(this.#last, answered);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params, sessionId: this.#session }));
    return answered.promise;
  }) as CDPSession['send'];

  /** Runs a function inside every page, before the page's own scripts. */
  async beforeEachPage<T>(run: (options: T) => void, options: T): Promise<void> {
    await this.send('Page.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run})(${JSON.stringify(options)})` });
  }

  /** Runs a function inside the page and returns its result, which must be JSON. */
  async evaluate<T>(run: () => T): Promise<T> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression: `(${run})()`,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #settle({ id, result, error }: Answer): void {
    const answered = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (error) answered?.reject(new Error(error.message));
    else answered?.resolve(result);
  }
}

/** The address of the browser's debugging port, from its output. */
async function readAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += String(chunk);
    const address = /ws:\/\/\S+/.exec(output)?.[0];
    if (address) resolve(address);
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${output}`)));
  return promise;
}

import { decodePicture, type DecodeOrder } from './decode-picture.ts';

type Answer = { id: number; bitmap?: ImageBitmap };
type Waiting = { order: DecodeOrder; resolve(bitmap: ImageBitmap | undefined): void };

/**
 * Decodes pictures in a worker, so that cutting and shrinking a frame never holds the page up. Where no worker can be
 * had it decodes in the page; browsers decode beside the main thread there too.
 */
export class Decoder {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #hasBegun = false;
  #next = 0;
  #firstInPage: boolean;

  /** `firstInPage`: the first picture does not wait for the worker’s script. */
  constructor({ firstInPage }: { firstInPage: boolean }) {
    this.#firstInPage = firstInPage;
  }

  /** Decodes one picture; `undefined` where it cannot be read. The caller closes the bitmap. */
  decode(order: DecodeOrder): Promise<ImageBitmap | undefined> {
    if (this.#firstInPage) this.#firstInPage = false;
    else this.#begin();
    if (!this.#worker) return decodePicture(order).catch(() => undefined);
    const id = (this.#next += 1);
    this.#worker.postMessage({ id, ...order }, { transfer: [] });
    return new Promise((resolve) => this.#waiting.set(id, { order, resolve }));
  }

  /** Ends the worker. What was asked and not answered stays unanswered. */
  close(): void {
    this.#worker?.terminate();
    this.#waiting.clear();
  }

  /** The worker is made with the first order that goes to it: the page's first picture comes before it. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    try {
      this.#worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module', name: 'frames' });
      this.#worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#settle(event.data));
      this.#worker.addEventListener('error', () => this.#goOnWithoutWorker());
    } catch {
      this.#worker = undefined;
    }
  }

  #settle({ id, bitmap }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) waiting.resolve(bitmap);
    else bitmap?.close();
  }

  #goOnWithoutWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { order, resolve } of left) void decodePicture(order).then(resolve, () => resolve(undefined));
  }
}

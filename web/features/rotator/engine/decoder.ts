import { decodePicture, type DecodeOrder } from './decode-picture.ts';

type Decoded = { id: number; bitmap?: ImageBitmap };
type PendingDecode = { order: DecodeOrder; resolve(bitmap: ImageBitmap | undefined): void };

/**
 * Decodes pictures in a worker, so that cropping and resizing never block the page. Without a worker it decodes in the
 * page, where browsers decode off the main thread too.
 */
export class Decoder {
  readonly #waiting = new Map<number, PendingDecode>();
  #worker: Worker | undefined;
  #hasBegun = false;
  #next = 0;
  #firstInPage: boolean;

  /** `firstInPage`: decodes the first picture in the page, without waiting for the worker's script. */
  constructor({ firstInPage }: { firstInPage: boolean }) {
    this.#firstInPage = firstInPage;
  }

  /** Decodes one picture; resolves to undefined if it cannot be read. The caller closes the bitmap. */
  decode(order: DecodeOrder): Promise<ImageBitmap | undefined> {
    if (this.#firstInPage) this.#firstInPage = false;
    else this.#begin();
    if (!this.#worker) return decodePicture(order).catch(() => undefined);
    const id = (this.#next += 1);
    this.#worker.postMessage({ id, ...order }, { transfer: [] });
    return new Promise((resolve) => this.#waiting.set(id, { order, resolve }));
  }

  /** Terminates the worker. Pending requests are never settled. */
  close(): void {
    this.#worker?.terminate();
    this.#waiting.clear();
  }

  /** Starts the worker with the first request that needs it, so that it never delays the page's first picture. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    try {
      this.#worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module', name: 'frames' });
      this.#worker.addEventListener('message', (event: MessageEvent<Decoded>) => this.#settle(event.data));
      this.#worker.addEventListener('error', () => this.#goOnWithoutWorker());
    } catch {
      this.#worker = undefined;
    }
  }

  #settle({ id, bitmap }: Decoded): void {
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

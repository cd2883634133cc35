import { join } from 'node:path';
import { createWorker, type WorkerLimits } from '#server/workers/worker.ts';

/**
 * How a picture stands on paper: its pixels, filled to the edge or, without a height, in its own shape; and the bytes
 * it may take.
 */
export type PrintSize = { width: number; height?: number; most: number };

/** A stored picture as WebP, as JPEG for a document, or a drawing as PNG for one. */
export type PictureOrder = { make: 'webp'; path: string } | { make: 'print' | 'paint'; path: string; size: PrintSize };

/**
 * Makes pictures of stored ones, one after the other, in a process of its own that ends when nobody asked for a while.
 * Undefined where the picture is broken, or more than its reader can bear.
 */
export type PictureMaker = { make(order: PictureOrder): Promise<Uint8Array | undefined>; close(): void };

const limits: WorkerLimits = { time: 60_000, heap: 256, memory: 1_536, output: 32 };
const idle = 30_000;
/** A page of a browser without AVIF asks for many at once. */
const waiting = 10_000;

/** Its process starts with the first picture. */
export function createPictureMaker(): PictureMaker {
  const script = join(import.meta.dirname, 'picture-worker.ts');
  const parse = (value: unknown) => (value instanceof Uint8Array ? value : undefined);
  const worker = createWorker<PictureOrder, Uint8Array>({ script, limits, parse, waiting, keepFor: idle });
  return {
    async make(order) {
      const outcome = await worker.run(order);
      return outcome.ok ? outcome.value : undefined;
    },
    close: worker.close,
  };
}

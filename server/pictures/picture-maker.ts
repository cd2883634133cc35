import { join } from 'node:path';
import { ProblemError } from '#server/http/problem.ts';
import { createWorker, type WorkerLimits } from '#server/workers/worker.ts';

/**
 * The size of a picture in print. `width` and `height` are pixels: it is cropped to fill them or, without a height,
 * keeps its own proportions. `maxBytes` is the size of its file.
 */
export type PrintSize = { width: number; height?: number; maxBytes: number };

/** A part of a stored picture, in its pixels. */
export type PictureRegion = { left: number; top: number; width: number; height: number };

/** A job: a stored picture as WebP, as JPEG for a document, or a drawing as PNG for one. */
export type PictureOrder = { make: 'webp'; path: string } | PrintOrder;
export type PrintOrder =
  | { make: 'print'; path: string; size: PrintSize; region?: PictureRegion | undefined }
  | { make: 'paint'; path: string; size: PrintSize };

/**
 * Converts stored pictures, one at a time, in a separate process that ends when idle. Returns undefined if the picture
 * is broken or exceeds the limits. Throws `unavailable` if the process is killed from outside again and again, cannot
 * be started, or too many pictures are waiting.
 */
export type PictureMaker = { make(order: PictureOrder): Promise<Uint8Array | undefined>; close(): void };

const limits: WorkerLimits = { time: 60_000, heap: 256, memory: 1_536, output: 32 };
/** How long an idle process is kept, in milliseconds. */
const keepFor = 30_000;
/** The maximum length of the queue: a page in a browser without AVIF requests many pictures at once. */
const maxWaiting = 10_000;

/** The process starts with the first picture. */
export function createPictureMaker(): PictureMaker {
  const script = join(import.meta.dirname, 'picture-worker.ts');
  const parse = (value: unknown) => (value instanceof Uint8Array ? value : undefined);
  const worker = createWorker<PictureOrder, Uint8Array>({ script, limits, parse, waiting: maxWaiting, keepFor });
  return {
    async make(order) {
      const outcome = await worker.run(order);
      if (outcome.ok) return outcome.value;
      if (outcome.isKilled === true) throw new ProblemError('unavailable', { headers: { 'retry-after': '5' } });
      return undefined;
    },
    close: worker.close,
  };
}

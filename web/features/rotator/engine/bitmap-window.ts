import { wrap } from '#domain/rotator/circle.ts';
import { samePixels, type Crop, type Rect } from './crop.ts';
import type { Decoder } from './decoder.ts';

/** On two cores, a second decoder would take the processor from drawing. */
const maxConcurrent = navigator.hardwareConcurrency > 2 ? 2 : 1;

/**
 * The decoded frames around the current one, within a memory budget. Frames that leave the window are closed at once,
 * because garbage collection frees bitmaps late.
 */
export class BitmapWindow {
  readonly #decoder: Decoder;
  readonly #budget: number;
  readonly #count: number;
  readonly #blobOf: (frame: number) => Blob | undefined;
  readonly #decoded: (frame: number) => void;
  readonly #bitmaps = new Map<number, ImageBitmap>();
  readonly #decoding = new Set<number>();
  readonly #unreadable = new Set<number>();
  #crop: Crop | undefined;
  #extent: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #wanted: number[] = [];
  #generation = 0;

  constructor(options: {
    decoder: Decoder;
    budgetBytes: number;
    count: number;
    blobOf(frame: number): Blob | undefined;
    decoded(frame: number): void;
  }) {
    this.#decoder = options.decoder;
    this.#budget = options.budgetBytes;
    this.#count = options.count;
    this.#blobOf = options.blobOf;
    this.#decoded = options.decoded;
  }

  get size(): number {
    return this.#bitmaps.size;
  }

  get(frame: number): ImageBitmap | undefined {
    return this.#bitmaps.get(frame);
  }

  /** The decoded frame with the smallest `distance`; undefined if there is none. */
  nearest(distance: (frame: number) => number): number | undefined {
    let best: number | undefined;
    for (const frame of this.#bitmaps.keys()) {
      if (best === undefined || distance(frame) < distance(best)) best = frame;
    }
    return best;
  }

  /**
   * Sets which part of the frames is shown; `extent` is the part that the pictures contain. Discards all bitmaps if the
   * pixels differ from before.
   */
  setCrop(crop: Crop, extent: Rect): void {
    const keep = this.#crop !== undefined && samePixels(this.#crop, crop) && extent.x === this.#extent.x;
    this.#crop = crop;
    this.#extent = extent;
    if (!keep) this.clear();
  }

  /** Moves the window: decodes frames that are missing and closes those that have left it. */
  move(frame: number, direction: 1 | -1): void {
    if (!this.#crop) return;
    const capacity = windowCapacity(this.#budget, this.#crop.canvas, this.#count);
    this.#wanted = wantedFrames(frame, direction, capacity, this.#count);
    const wanted = new Set(this.#wanted);
    for (const [held, bitmap] of this.#bitmaps) {
      if (wanted.has(held)) continue;
      bitmap.close();
      this.#bitmaps.delete(held);
    }
    this.#fill();
  }

  /** Closes every bitmap. Bitmaps that are still being decoded are closed when they are done. */
  clear(): void {
    this.#generation += 1;
    for (const bitmap of this.#bitmaps.values()) bitmap.close();
    this.#bitmaps.clear();
    this.#decoding.clear();
    this.#unreadable.clear();
  }

  #fill(): void {
    for (const frame of this.#wanted) {
      if (this.#decoding.size >= maxConcurrent) return;
      if (this.#bitmaps.has(frame) || this.#decoding.has(frame) || this.#unreadable.has(frame)) continue;
      const blob = this.#blobOf(frame);
      if (blob) void this.#decode(frame, blob);
    }
  }

  async #decode(frame: number, blob: Blob): Promise<void> {
    const crop = this.#crop;
    if (!crop) return;
    const generation = this.#generation;
    this.#decoding.add(frame);
    const rect = { ...crop.rect, x: crop.rect.x - this.#extent.x, y: crop.rect.y - this.#extent.y };
    const bitmap = await this.#decoder.decode({ blob, rect, size: crop.canvas });
    if (generation !== this.#generation) {
      bitmap?.close();
      return;
    }
    this.#decoding.delete(frame);
    this.#keep(frame, bitmap);
    this.#fill();
  }

  #keep(frame: number, bitmap: ImageBitmap | undefined): void {
    if (!bitmap) {
      this.#unreadable.add(frame);
    } else if (this.#wanted.includes(frame)) {
      this.#bitmaps.set(frame, bitmap);
      this.#decoded(frame);
    } else {
      bitmap.close();
    }
  }
}

const aheadShare = 0.6;
const minFrames = 6;

/** How many decoded frames of a size in pixels (four bytes each) fit the budget: at least six, at most `count`. */
export function windowCapacity(budgetBytes: number, size: { width: number; height: number }, count: number): number {
  const affordable = Math.floor(budgetBytes / (size.width * size.height * 4));
  return Math.min(count, Math.max(minFrames, affordable));
}

/**
 * The frames to keep decoded, most important first: the current one, then alternately ahead and behind, with three
 * fifths of them in the direction of the turn.
 */
export function wantedFrames(frame: number, direction: 1 | -1, capacity: number, count: number): number[] {
  const ahead = Math.ceil((capacity - 1) * aheadShare);
  const behind = capacity - 1 - ahead;
  const wanted = [frame];
  for (let step = 1; step <= ahead; step += 1) {
    wanted.push(wrap(frame + direction * step, count));
    if (step <= behind) wanted.push(wrap(frame - direction * step, count));
  }
  return wanted;
}

const megabyte = 1_000_000;

/**
 * How many bytes of decoded frames to keep: 15 frames on a phone, 14 on a desktop. Browsers on phones close pages that
 * use much more than 200 MB in all; on desktops the page stays below 300 MB.
 */
export function memoryBudget(device: { coarsePointer: boolean; shortSide: number }): number {
  const isPhone = device.coarsePointer && device.shortSide < 600;
  return (isPhone ? 65 : 118) * megabyte;
}

/** The budget of the current device. */
export function ownMemoryBudget(): number {
  return memoryBudget({
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(screen.width, screen.height),
  });
}

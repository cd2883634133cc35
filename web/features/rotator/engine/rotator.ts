import type { TourSequence } from '#contract/entities/tour.ts';
import { BitmapWindow } from './bitmap-window.ts';
import { coverCrop, samePixels, type Crop, type Size } from './crop.ts';
import { Decoder } from './decoder.ts';
import { chooseFrameSet, extentOf, type FrameSetName, type ShownSet } from './frame-set.ts';
import { FrameSource } from './frame-source.ts';
import { bindGestures } from './gestures.ts';
import { Motion } from './motion.ts';
import { chooseShown, paint, type Shown } from './paint.ts';
import { TurningSign } from './turning-sign.ts';

/**
 * What was drawn last: the frame that is seen (not the one asked for, while that is still missing) and how it is cut.
 */
export type RotatorView = { frame: number; crop: Crop };
export type RotatorProgress = { loaded: number; total: number; online: boolean };

export type RotatorOptions = {
  sequence: TourSequence;
  /** What a hand turns: the box that the picture covers. It needs a position of its own. */
  host: HTMLElement;
  start: number;
  /**
   * What the page already has the start frame of, so that the atlas waits neither for it nor for a layout. A wide page
   * leaves that frame to the canvas, which is sooner than both drawing it; a phone's own threads are sooner than any
   * script.
   */
  shown?: ShownSet | undefined;
  budgetBytes: number;
  prefersReducedMotion(): boolean;
  /** Called once what makes all angles turn has come, before it is decoded: the link is free for others. */
  fetched?: () => void;
};

/**
 * Turns a sequence of frames on a canvas. It draws only when something changed, and tells its listeners in the same
 * animation frame, so that whatever lies on the picture moves with it.
 */
export class Rotator {
  readonly #options: RotatorOptions;
  readonly #canvas = createCanvas();
  readonly #context: CanvasRenderingContext2D | null;
  readonly #turning = new TurningSign();
  readonly #observer = new ResizeObserver(() => this.#layOut());
  readonly #motion: Motion;
  readonly #decoder: Decoder;
  readonly #source: FrameSource;
  readonly #bitmaps: BitmapWindow;
  readonly #end = new AbortController();
  readonly #turnable = Promise.withResolvers<void>();
  readonly #drawListeners = new Set<(view: RotatorView) => void>();
  readonly #progressListeners = new Set<(progress: RotatorProgress) => void>();
  #host: HTMLElement;
  #crop: Crop | undefined;
  #set: FrameSetName | undefined;
  #shown: Shown | undefined;
  #pagePictureStands: boolean;
  #online = navigator.onLine;
  #dirty = false;
  #request = 0;

  constructor(options: RotatorOptions) {
    const { sequence, host, start, shown } = options;
    this.#options = options;
    this.#pagePictureStands = shown !== undefined;
    this.#host = host;
    this.#context = this.#canvas.getContext('2d', { alpha: false });
    this.#motion = new Motion(sequence.frames, start);
    const drawsFirst = shown?.set === 'landscape';
    this.#source = new FrameSource({
      sequence,
      start,
      isShown: shown !== undefined,
      format: shown?.format,
      decodesFirst: drawsFirst,
      events: this.#sourceEvents(),
    });
    this.#decoder = new Decoder({ firstInPage: drawsFirst });
    this.#bitmaps = new BitmapWindow({
      decoder: this.#decoder,
      budgetBytes: options.budgetBytes,
      count: sequence.frames,
      blobOf: (frame) => this.#source.blob(frame),
      // The first one is on the canvas before the browser's next frame begins, the others within it.
      decoded: () => (this.#shown ? this.#invalidate() : this.#draw()),
    });
    if (shown) this.#use(shown.set);
    this.#listen();
    this.moveTo(host);
    // Frames are cut for their box: known now, the first is decoded while the browser prepares its first drawing.
    if (drawsFirst) this.#layOut();
  }

  /**
   * Resolves when every angle can be shown, if only small at first, or as soon as it is clear that this takes all
   * frames.
   */
  get turnable(): Promise<void> {
    return this.#turnable.promise;
  }

  /** The frame that the turn stands on. */
  get frame(): number {
    return this.#motion.frame;
  }

  get host(): HTMLElement {
    return this.#host;
  }

  get progress(): RotatorProgress {
    return { loaded: this.#source.settled, total: this.#options.sequence.frames, online: this.#online };
  }

  /**
   * Brings the picture into another element, below what is in it; a hand that holds it may stay on. It is laid out with
   * the page's next frame.
   */
  moveTo(host: HTMLElement): void {
    this.#observer.disconnect();
    this.#host = host;
    host.prepend(this.#canvas);
    this.#observer.observe(host);
  }

  /** Goes to a frame at once. */
  turnTo(frame: number): void {
    this.#motion.goTo(frame);
    this.#invalidate();
  }

  /** Calls back with every drawing, and now with the last one if there was any. Gives the function that ends it. */
  onDraw(listener: (view: RotatorView) => void): () => void {
    this.#drawListeners.add(listener);
    if (this.#shown && this.#crop) listener({ frame: this.#shown.frame, crop: this.#crop });
    return () => this.#drawListeners.delete(listener);
  }

  /** Calls back with every step of loading, and now. Gives the function that ends it. */
  onProgress(listener: (progress: RotatorProgress) => void): () => void {
    this.#progressListeners.add(listener);
    listener(this.progress);
    return () => this.#progressListeners.delete(listener);
  }

  /** Frees everything: requests, worker, bitmaps, listeners. */
  destroy(): void {
    this.#end.abort();
    cancelAnimationFrame(this.#request);
    this.#turning.clear();
    this.#source.close();
    this.#bitmaps.clear();
    this.#decoder.close();
    this.#drawListeners.clear();
    this.#progressListeners.clear();
    this.#canvas.width = this.#canvas.height = 0;
    this.#canvas.remove();
  }

  #sourceEvents() {
    return {
      loaded: () => {
        this.#bitmaps.move(this.frame, this.#motion.direction);
        this.#tellProgress();
      },
      connection: (online: boolean) => {
        this.#online = online;
        this.#tellProgress();
      },
      fetched: () => this.#options.fetched?.(),
      atlas: () => {
        this.#invalidate();
        this.#turnable.resolve();
      },
    };
  }

  #listen(): void {
    const { signal } = this.#end;
    const { prefersReducedMotion } = this.#options;
    const unbind = bindGestures(() => this.#host, {
      grab: (now) => this.#motion.grab(now),
      drag: (dx, now) => this.#drag(dx, now),
      release: (now, mayCoast) => {
        this.#motion.release(now, mayCoast && !prefersReducedMotion());
        this.#invalidate();
      },
    });
    signal.addEventListener('abort', () => {
      unbind();
      this.#observer.disconnect();
    });
    document.addEventListener(
      'visibilitychange',
      () => {
        this.#source.pause(document.hidden);
        this.#invalidate();
      },
      { signal },
    );
  }

  #drag(dx: number, now: number): void {
    const width = this.#crop?.box.width ?? Math.max(1, this.#host.clientWidth);
    this.#motion.drag((-dx / width) * this.#options.sequence.frames, now);
    this.#invalidate();
  }

  #layOut(): void {
    const { sequence } = this.#options;
    const canvas = this.#canvas;
    const box: Size = { width: Math.max(1, this.#host.clientWidth), height: Math.max(1, this.#host.clientHeight) };
    const set = chooseFrameSet(sequence, box);
    const extent = extentOf(sequence, set);
    const crop = coverCrop(extent, box, devicePixelRatio);
    if (
      this.#shown &&
      this.#crop &&
      samePixels(this.#crop, crop) &&
      this.#crop.box.width === box.width &&
      this.#crop.box.height === box.height
    )
      return;
    this.#crop = crop;
    this.#bitmaps.setCrop(crop, extent);
    if (canvas.width !== crop.canvas.width || canvas.height !== crop.canvas.height) {
      canvas.width = crop.canvas.width;
      canvas.height = crop.canvas.height;
    }
    this.#use(set);
    this.#shown = undefined;
    this.#draw();
  }

  #use(set: FrameSetName): void {
    if (set === this.#set) return;
    this.#set = set;
    void this.#source.use(set).then(() => this.#invalidate());
  }

  #invalidate(): void {
    this.#dirty = true;
    if (this.#request === 0 && !this.#end.signal.aborted)
      this.#request = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#request = 0;
    this.#motion.advance(now);
    if (this.#dirty || this.#motion.coasting) this.#draw();
    if (this.#motion.coasting) this.#invalidate();
  }

  #draw(): void {
    this.#dirty = false;
    const { sequence, start } = this.#options;
    this.#source.steer(this.frame);
    this.#bitmaps.move(this.frame, this.#motion.direction);
    const shown = chooseShown(this.frame, sequence.frames, this.#bitmaps, this.#source.atlas);
    if (!shown || !this.#crop || !this.#context) return;
    if (shown.frame === this.#shown?.frame && shown.full === this.#shown.full) return;
    if (this.#pagePictureStands && shown.frame === start && !shown.full) return;
    this.#pagePictureStands = false;
    paint(this.#context, shown, this.#crop, this.#bitmaps, this.#source.atlas, sequence);
    if (this.#shown && this.#shown.frame !== shown.frame) this.#turning.note();
    this.#shown = shown;
    this.#canvas.style.visibility = 'visible';
    for (const listener of this.#drawListeners) listener({ frame: shown.frame, crop: this.#crop });
  }

  #tellProgress(): void {
    for (const listener of this.#progressListeners) listener(this.progress);
  }
}

/** A canvas that fills its box and is not seen before it shows something. */
function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    visibility: 'hidden',
  });
  return canvas;
}

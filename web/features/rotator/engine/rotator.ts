import type { TourSequence } from '#contract/entities/tour.ts';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { BitmapWindow, ownMemoryBudget } from './bitmap-window.ts';
import { sameCrop, type Crop } from './crop.ts';
import { Decoder } from './decoder.ts';
import { fitToWindow, type FrameSetName, type ShownSet } from './frame-set.ts';
import { FrameSource } from './frame-source.ts';
import { bindGestures } from './gestures.ts';
import { Motion } from './motion.ts';
import { chooseShown, createCanvas, paint, resizeCanvas, type ShownFrame } from './paint.ts';
import { TurningFlag } from './turning-flag.ts';

/** What was drawn last: the visible frame (not the requested one, while that is missing) and its crop. */
export type RotatorView = { frame: number; crop: Crop };
export type RotatorProgress = { loaded: number; total: number; online: boolean };

type RotatorOptions = {
  sequence: TourSequence;
  /** The element that the picture covers and that is dragged. It must be positioned. */
  host: HTMLElement;
  start: number;
  /**
   * The set whose start frame the page shows already, so that the atlas waits neither for that frame nor for layout.
   * Wide pages leave drawing the frame to the canvas, because drawing it twice would be slower; on phones the page
   * draws it before any script could.
   */
  shown?: ShownSet | undefined;
  /** Called when start frame and atlas are fetched but not decoded yet: the network is free for other requests. */
  fetched?: () => void;
};

/**
 * Turns a sequence of frames on a canvas. It draws only if something changed, and calls its listeners in the same
 * animation frame, so that overlays move with the picture.
 */
export class Rotator {
  readonly #options: RotatorOptions;
  readonly #canvas = createCanvas();
  readonly #context: CanvasRenderingContext2D | null;
  readonly #turningFlag = new TurningFlag();
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
  #shown: ShownFrame | undefined;
  #isPagePictureShown: boolean;
  #online = navigator.onLine;
  #dirty = false;
  #request = 0;

  constructor(options: RotatorOptions) {
    const { sequence, host, start, shown } = options;
    this.#options = options;
    this.#isPagePictureShown = shown !== undefined;
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
      budgetBytes: ownMemoryBudget(),
      count: sequence.frames,
      blobOf: (frame) => this.#source.blob(frame),
      // The first frame is drawn without waiting for an animation frame, the others in the next one.
      decoded: () => (this.#shown ? this.#invalidate() : this.#draw()),
    });
    if (shown) this.#use(shown.set);
    this.#listen();
    this.moveTo(host);
    // Determines the crop at once, so that the first frame is decoded while the browser prepares its first paint.
    if (drawsFirst) this.#layOut();
  }

  /** Resolves when every angle can be shown, at least in low resolution, or when loading the atlas has failed. */
  get turnable(): Promise<void> {
    return this.#turnable.promise;
  }

  /** The requested frame. */
  get frame(): number {
    return this.#motion.frame;
  }

  get host(): HTMLElement {
    return this.#host;
  }

  get progress(): RotatorProgress {
    return { loaded: this.#source.settled, total: this.#options.sequence.frames, online: this.#online };
  }

  /** Moves the canvas into another element, below its content; a drag continues. The next frame has the new layout. */
  moveTo(host: HTMLElement): void {
    this.#observer.disconnect();
    this.#host = host;
    host.prepend(this.#canvas);
    // WebKit shows nothing of a canvas that was moved until something is drawn on it.
    if (this.#shown) this.#context?.drawImage(this.#canvas, 0, 0);
    this.#observer.observe(host);
  }

  /** Jumps to a frame. */
  turnTo(frame: number): void {
    this.#motion.goTo(frame);
    this.#invalidate();
  }

  /**
   * Calls the listener after every draw, and immediately with the last one if any. Returns a function to unsubscribe.
   */
  onDraw(listener: (view: RotatorView) => void): () => void {
    this.#drawListeners.add(listener);
    if (this.#shown && this.#crop) listener({ frame: this.#shown.frame, crop: this.#crop });
    return () => this.#drawListeners.delete(listener);
  }

  /** Calls the listener immediately and whenever loading progresses. Returns a function to unsubscribe. */
  onProgress(listener: (progress: RotatorProgress) => void): () => void {
    this.#progressListeners.add(listener);
    listener(this.progress);
    return () => this.#progressListeners.delete(listener);
  }

  /** Aborts requests, and releases worker, bitmaps and listeners. */
  destroy(): void {
    this.#end.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#request);
    this.#turningFlag.clear();
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
        this.#reportProgress();
      },
      connection: (online: boolean) => {
        this.#online = online;
        this.#reportProgress();
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
    const unbind = bindGestures(() => this.#host, {
      grab: (now) => this.#motion.grab(now),
      drag: (dx, now) => this.#drag(dx, now),
      release: (now, mayCoast) => {
        this.#motion.release(now, mayCoast && !prefersReducedMotion());
        this.#invalidate();
      },
    });
    signal.addEventListener('abort', unbind);
    const onVisibilityChange = () => {
      this.#source.pause(document.hidden);
      this.#invalidate();
    };
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  }

  #drag(dx: number, now: number): void {
    const width = this.#crop?.box.width ?? Math.max(1, this.#host.clientWidth);
    this.#motion.drag((-dx / width) * this.#options.sequence.frames, now);
    this.#invalidate();
  }

  #layOut(): void {
    const box = { width: Math.max(1, this.#host.clientWidth), height: Math.max(1, this.#host.clientHeight) };
    const { set, extent, crop } = fitToWindow(this.#options.sequence, box);
    if (this.#shown && this.#crop && sameCrop(this.#crop, crop)) return;
    this.#crop = crop;
    this.#bitmaps.setCrop(crop, extent);
    resizeCanvas(this.#canvas, crop.canvas);
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
    if (this.#isPagePictureShown && shown.frame === start && !shown.full) return;
    this.#isPagePictureShown = false;
    paint(this.#context, shown, this.#crop, this.#bitmaps, this.#source.atlas, sequence);
    if (this.#shown && this.#shown.frame !== shown.frame) this.#turningFlag.note();
    this.#shown = shown;
    this.#canvas.style.visibility = 'visible';
    for (const listener of this.#drawListeners) listener({ frame: shown.frame, crop: this.#crop });
  }

  #reportProgress(): void {
    for (const listener of this.#progressListeners) listener(this.progress);
  }
}

import type { TourSequence } from '#contract/entities/tour.ts';
import { type PictureFormat, pictureFormat } from '#web/pictures/picture-format.ts';
import { nextTask } from '#web/ui/next-task.ts';
import { FrameLoader, type LoaderEvents } from './frame-loader.ts';
import { type FrameSetName, addressesOf } from './frame-set.ts';
import { type Atlas, decodeAtlas } from './paint.ts';

/**
 * `isShown`: the page shows the start frame already, so start frame and atlas are fetched at the same time, in `format`
 * if that is known from the page. `decodesFirst`: the start frame is decoded before the atlas, because the page leaves
 * drawing it to the canvas.
 */
type SourceOptions = {
  sequence: TourSequence;
  start: number;
  isShown: boolean;
  format: PictureFormat | undefined;
  decodesFirst: boolean;
  events: LoaderEvents & {
    /** Start frame and atlas are fetched, or have failed. */
    fetched(): void;
    /** The atlas can be shown, or has failed. */
    atlas(): void;
  };
};

/**
 * Loads the compressed pictures of a sequence: start frame, atlas, then the rest of the set that the window needs. When
 * a phone is rotated the other set is added; pictures already fetched are kept.
 */
export class FrameSource {
  readonly #options: SourceOptions;
  readonly #loaders = new Map<FrameSetName, FrameLoader>();
  readonly #end = new AbortController();
  #format: PictureFormat | undefined;
  #active: FrameLoader | undefined;
  #hasBegun = false;
  #ready = false;
  #atlasIsSettled = false;
  #paused = document.hidden;
  atlas: Atlas | undefined;

  constructor(options: SourceOptions) {
    this.#options = options;
  }

  get settled(): number {
    return this.#active?.settled ?? 0;
  }

  /**
   * A loaded frame. If the page shows the start frame, no other frame is returned until the atlas is loaded or has
   * failed, because the atlas makes all angles available.
   */
  blob(frame: number): Blob | undefined {
    const { isShown, start, decodesFirst } = this.#options;
    const mayDecode = !isShown || this.#atlasIsSettled || (decodesFirst && frame === start);
    return mayDecode ? this.#active?.blob(frame) : undefined;
  }

  steer(position: number): void {
    this.#active?.steer(position);
  }

  /** Switches to a set and loads it. The first call also fetches the atlas. */
  async use(set: FrameSetName): Promise<void> {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    this.#format ??= this.#options.format ?? (await pictureFormat());
    if (this.#end.signal.aborted) return;
    this.#active?.pause();
    this.#active = this.#loaderOf(set, this.#format);
    if (isFirst) await this.#begin(this.#active, this.#format);
    else this.#go();
  }

  /** Pauses loading while the page is hidden. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#go();
  }

  close(): void {
    this.#end.abort();
    for (const loader of this.#loaders.values()) loader.stop();
    this.atlas?.bitmap.close();
    this.atlas = undefined;
  }

  #loaderOf(set: FrameSetName, format: PictureFormat): FrameLoader {
    const { sequence, events } = this.#options;
    const loader =
      this.#loaders.get(set) ?? new FrameLoader(addressesOf(sequence, set, format), sequence.start, events);
    this.#loaders.set(set, loader);
    return loader;
  }

  async #begin(loader: FrameLoader, format: PictureFormat): Promise<void> {
    const first = loader.loadFirst(this.#options.start);
    if (!this.#options.isShown) await first;
    const atlas = await fetchAtlas(this.#options.sequence, format, this.#end.signal, () => this.#loadFrames()).catch(
      () => undefined,
    );
    await first;
    this.#options.events.fetched();
    void this.#showAtlas(atlas);
    await nextTask();
    this.#loadFrames();
  }

  #loadFrames(): void {
    this.#ready = true;
    this.#go();
  }

  /** Without an atlas, the nearest frames are shown until all are loaded. */
  async #showAtlas(blob: Blob | undefined): Promise<void> {
    const atlas = blob && (await decodeAtlas(this.#options.sequence, blob).catch(() => undefined));
    if (this.#end.signal.aborted) return atlas?.bitmap.close();
    this.atlas = atlas;
    this.#atlasIsSettled = true;
    this.#options.events.atlas();
  }

  #go(): void {
    if (this.#paused) this.#active?.pause();
    else if (this.#ready && !this.#end.signal.aborted) this.#active?.run();
  }
}

/** About the time of a round trip, in ms. */
const roundTrip = 50;

/**
 * Fetches the compressed atlas. Undefined if the server refuses it; rejects if the connection is lost. Without it, the
 * rotator waits for the frames themselves.
 *
 * `nearlyFetched` is called, once or more often, when about a round trip is left of the time that fetching it takes:
 * what is requested then arrives right after the atlas, and shares the link with it for no longer.
 */
export async function fetchAtlas(
  { atlas: { avif, webp } }: TourSequence,
  format: PictureFormat,
  signal: AbortSignal,
  nearlyFetched: () => void,
): Promise<Blob | undefined> {
  const begun = performance.now();
  const address = format === 'avif' && avif !== '' ? avif : webp;
  const { ok, body, headers } = await fetch(address, { priority: 'high', signal });
  if (!ok || !body) return undefined;
  const total = Number(headers.get('content-length'));
  const reader = body.getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read();
    if (!value) return new Blob(parts, { type: headers.get('content-type') ?? '' });
    parts.push(value);
    size += value.length;
    const timeLeft = (performance.now() - begun) * (total / size - 1);
    if (timeLeft < roundTrip) nearlyFetched();
  }
}

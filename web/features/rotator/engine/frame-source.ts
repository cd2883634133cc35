import type { TourSequence } from '#contract/entities/tour.ts';
import { decodeAtlas, fetchAtlas, type Atlas } from './atlas.ts';
import { FrameLoader, type LoaderEvents } from './frame-loader.ts';
import { addressesOf, type FrameSetName } from './frame-set.ts';
import { pictureFormat, type PictureFormat } from './picture-format.ts';

/** `together` asks for start frame and atlas at once: right where the page already shows the start frame. */
type SourceOptions = { sequence: TourSequence; start: number; together: boolean; events: LoaderEvents & { /** The atlas can be shown, or will not come. */ atlas(): void } };

/**
 * The compressed pictures of a sequence: start frame, atlas, then the rest of the set that the window needs. Turning a
 * phone adds the other set; what was fetched of the first is kept.
 */
export class FrameSource {
  readonly #options: SourceOptions;
  readonly #loaders = new Map<FrameSetName, FrameLoader>();
  readonly #end = new AbortController();
  #format: PictureFormat | undefined;
  #active: FrameLoader | undefined;
  #ready = false;
  #paused = document.hidden;
  atlas: Atlas | undefined;

  constructor(options: SourceOptions) {
    this.#options = options;
  }

  get settled(): number {
    return this.#active?.settled ?? 0;
  }

  blob(frame: number): Blob | undefined {
    return this.#active?.blob(frame);
  }

  steer(position: number): void {
    this.#active?.steer(position);
  }

  /** Loads a set from now on. The first call also fetches the atlas. */
  async use(set: FrameSetName): Promise<void> {
    const isFirst = this.#format === undefined;
    this.#format ??= await pictureFormat();
    if (this.#end.signal.aborted) return;
    this.#active?.pause();
    this.#active = this.#loaderOf(set, this.#format);
    if (isFirst) await this.#begin(this.#active, this.#format);
    this.#go();
  }

  /** Nothing more is fetched while nobody looks. */
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
    const { sequence, start, events } = this.#options;
    const loader = this.#loaders.get(set) ?? new FrameLoader(addressesOf(sequence, set, format), start, events);
    this.#loaders.set(set, loader);
    return loader;
  }

  async #begin(loader: FrameLoader, format: PictureFormat): Promise<void> {
    const first = loader.loadFirst();
    if (!this.#options.together) await first;
    const atlas = await fetchAtlas(this.#options.sequence, format, this.#end.signal).catch(() => undefined);
    await first;
    this.#ready = true;
    if (atlas) void this.#showAtlas(atlas);
    else this.#options.events.atlas();
  }

  /** Without the atlas the nearest frames stand in until all are here. */
  async #showAtlas(blob: Blob): Promise<void> {
    const atlas = await decodeAtlas(this.#options.sequence, blob).catch(() => undefined);
    if (this.#end.signal.aborted) return atlas?.bitmap.close();
    this.atlas = atlas;
    this.#options.events.atlas();
  }

  #go(): void {
    if (this.#paused) this.#active?.pause();
    else if (this.#ready && !this.#end.signal.aborted) this.#active?.run();
  }
}

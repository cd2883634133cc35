import type { TourSequence } from '#contract/entities/tour.ts';
import { nextTask } from '#web/ui/next-task.ts';
import { decodeAtlas, fetchAtlas, type Atlas } from './atlas.ts';
import { FrameLoader, type LoaderEvents } from './frame-loader.ts';
import { addressesOf, type FrameSetName } from './frame-set.ts';
import { pictureFormat, type PictureFormat } from './picture-format.ts';

/**
 * `isShown`: the page has the start frame already, and start frame and atlas are asked for at once, in `format` where
 * the
 * page tells it. `decodesFirst` gives the start frame to be decoded before the atlas too, which the page then leaves to
 * the canvas.
 */
type SourceOptions = {
  sequence: TourSequence;
  start: number;
  isShown: boolean;
  format: PictureFormat | undefined;
  decodesFirst: boolean;
  events: LoaderEvents & {
    /** Start frame and atlas have come, or will not. */ fetched(): void;
    /** The atlas can be shown, or will not come. */ atlas(): void;
  };
};

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
   * A frame that is here. Where the page has the start frame, none but that one is given to be decoded before the
   * atlas, which makes all angles turn.
   */
  blob(frame: number): Blob | undefined {
    const { isShown, start, decodesFirst } = this.#options;
    const mayDecode = !isShown || this.#atlasIsSettled || (decodesFirst && frame === start);
    return mayDecode ? this.#active?.blob(frame) : undefined;
  }

  steer(position: number): void {
    this.#active?.steer(position);
  }

  /** Loads a set from now on. The first call also fetches the atlas. */
  async use(set: FrameSetName): Promise<void> {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    this.#format ??= this.#options.format ?? (await pictureFormat());
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
    if (!this.#options.isShown) await first;
    const atlas = await fetchAtlas(this.#options.sequence, format, this.#end.signal).catch(() => undefined);
    await first;
    this.#options.events.fetched();
    void this.#showAtlas(atlas);
    await nextTask();
    this.#ready = true;
  }

  /** Without the atlas the nearest frames stand in until all are here. */
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

import type { TourSequence } from '#contract/entities/tour.ts';
import type { PictureFormat } from '#web/pictures/picture-format.ts';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import type { FrameAddresses } from './frame-loader.ts';
import { coverCrop, type Crop, type Rect, type Size } from './crop.ts';

export type FrameSetName = 'landscape' | 'portrait';
/** The frame set of the page's first picture; `format` is undefined if it is not known yet. */
export type ShownSet = { set: FrameSetName; format: PictureFormat | undefined };

/** Windows that get the portrait frames. The page's first picture follows the same rule. */
export const portraitWindows = '(max-aspect-ratio: 27/40)';

/** Chooses the set of frames for a window. Portrait frames contain only the middle, in half the bytes. */
function chooseFrameSet(sequence: TourSequence, isPortrait: boolean): FrameSetName {
  return isPortrait && hasPortrait(sequence) ? 'portrait' : 'landscape';
}

function hasPortrait(sequence: TourSequence): boolean {
  return sequence.portrait.webp.length === sequence.frames;
}

/**
 * The set whose start frame the page shows. `address` is the picture's `currentSrc`, which also shows the format. In
 * Chromium it is empty until the first bytes arrive; until then only the set is known, from the aspect ratio of the
 * window.
 */
export function findShownSet(sequence: TourSequence, address: string, isPortrait: boolean): ShownSet {
  for (const set of ['landscape', 'portrait'] as const) {
    for (const format of ['avif', 'webp'] as const) {
      const path = sequence[set][format][sequence.start];
      if (path && address.endsWith(path)) return { set, format };
    }
  }
  return { set: chooseFrameSet(sequence, isPortrait), format: undefined };
}

/** The part of the whole frame that a set's pictures contain, in frame pixels. */
function extentOf(sequence: TourSequence, set: FrameSetName): Rect {
  const { portraitCrop, width, height } = sequence;
  return set === 'portrait'
    ? { x: portraitCrop.x, y: 0, width: portraitCrop.width, height }
    : { x: 0, y: 0, width, height };
}

/**
 * How a sequence is shown in this window: the set, the `extent` of its pictures, and the crop that covers `box` (CSS
 * pixels).
 */
export function fitToWindow(sequence: TourSequence, box: Size): { set: FrameSetName; extent: Rect; crop: Crop } {
  const set = chooseFrameSet(sequence, matchMedia(portraitWindows).matches);
  const extent = extentOf(sequence, set);
  // On phones it is cropped at the bottom only, so that the buildings and their markers stay visible. The page's first
  // picture follows the same rule in `first-frame.css`.
  const crop = coverCrop(extent, box, devicePixelRatio, matchMedia(phoneWindows).matches);
  return { set, extent, crop };
}

/** A set's addresses in a format, or in WebP if the package has no AVIF. WebP comes in no bundles. */
export function addressesOf(sequence: TourSequence, set: FrameSetName, format: PictureFormat): FrameAddresses {
  const { avif, webp } = sequence[set];
  if (format !== 'avif' || avif.length !== sequence.frames) return { single: webp, bundles: [] };
  // A tour stored on this device by a former version has none.
  const bundles = (sequence as Partial<TourSequence>).bundles ?? [];
  return { single: avif, bundles: bundles.map((bundle) => ({ ...bundle, address: bundle[set] })) };
}

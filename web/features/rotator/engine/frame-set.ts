import type { TourSequence } from '#contract/entities/tour.ts';
import type { Rect, Size } from './crop.ts';
import type { PictureFormat } from './picture-format.ts';

export type FrameSetName = 'landscape' | 'portrait';
/** `format` is undefined where the page has not said which it decodes. */
export type ShownSet = { set: FrameSetName; format: PictureFormat | undefined };

/**
 * Windows at most this wide for their height get the portrait frames. The page's first picture follows the same rule.
 */
const portraitAspect = 27 / 40;
export const portraitWindows = '(max-aspect-ratio: 27/40)';

/**
 * Which set of frames suits a window. Portrait frames hold the same pixels in a third of the bytes, but only their
 * middle.
 */
export function chooseFrameSet(sequence: TourSequence, box: Size): FrameSetName {
  return hasPortrait(sequence) && box.width / box.height <= portraitAspect ? 'portrait' : 'landscape';
}

function hasPortrait(sequence: TourSequence): boolean {
  return sequence.portrait.webp.length === sequence.frames;
}

/**
 * The set whose start frame the page shows. `address` is the picture's `currentSrc`, which tells the format too, but
 * stays empty in Chromium until the picture's first bytes are here: until then the shape of the window tells the set
 * alone.
 */
export function findShownSet(sequence: TourSequence, address: string, isPortrait: boolean): ShownSet {
  for (const set of ['landscape', 'portrait'] as const) {
    for (const format of ['avif', 'webp'] as const) {
      const path = sequence[set][format][sequence.start];
      if (path && address.endsWith(path)) return { set, format };
    }
  }
  return { set: isPortrait && hasPortrait(sequence) ? 'portrait' : 'landscape', format: undefined };
}

/** The part of the whole frame that a set's pictures hold, in frame pixels. */
export function extentOf(sequence: TourSequence, set: FrameSetName): Rect {
  const { portraitCrop, width, height } = sequence;
  return set === 'portrait'
    ? { x: portraitCrop.x, y: 0, width: portraitCrop.width, height }
    : { x: 0, y: 0, width, height };
}

/** A set's addresses in a format, falling back to WebP where the package has no AVIF. */
export function addressesOf(sequence: TourSequence, set: FrameSetName, format: PictureFormat): readonly string[] {
  const addresses = sequence[set];
  return format === 'avif' && addresses.avif.length === sequence.frames ? addresses.avif : addresses.webp;
}

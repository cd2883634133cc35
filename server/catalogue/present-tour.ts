import { createHash } from 'node:crypto';
import type { FrameBundle, Silhouette, Tour } from '#contract/entities/tour.ts';
import { bundleFrames } from '#domain/rotator/bundle-frames.ts';
import type { StoredTour } from '#server/database/stored-tour.ts';

/** The paths of the files of each bundle of frames below the media folder, by the address of the bundle. */
export type BundledFiles = ReadonlyMap<string, readonly string[]>;

type PresentedTour = { tour: Tour | undefined; silhouettes: Silhouette[]; bundledFiles: BundledFiles };

/**
 * Separates the tour, which the first screen needs and its page contains, from the silhouettes, which are ten times as
 * large and can wait. Without a tour, there is nothing of it.
 */
export function presentTour(stored: StoredTour | undefined): PresentedTour {
  const bundledFiles = new Map<string, readonly string[]>();
  if (stored === undefined) return { tour: undefined, silhouettes: [], bundledFiles };
  return {
    tour: {
      sequences: stored.sequences.map(({ markers, ...sequence }) => ({
        ...sequence,
        bundles: presentBundles(sequence, bundledFiles),
        markers: markers.map(({ building_id, anchors }) => ({ building_id, anchors })),
      })),
    },
    silhouettes: stored.sequences.flatMap(({ folder, markers }) =>
      markers.map(({ building_id, silhouettes }) => ({ folder, building_id, outlines: silhouettes })),
    ),
    bundledFiles,
  };
}

type Frames = Pick<StoredTour['sequences'][number], 'start' | 'frames' | 'landscape' | 'portrait'>;

/** The bundles of a sequence; adds their files. Like frames, bundles never change: their id is that of their frames. */
function presentBundles(sequence: Frames, bundledFiles: Map<string, readonly string[]>): FrameBundle[] {
  const { start, frames: count, landscape, portrait } = sequence;
  const hash = createHash('sha256').update([...landscape.avif, ...portrait.avif].join('\n'));
  const id = hash.digest('hex').slice(0, 32);
  return bundleFrames(start, count).map((frames, index) => {
    const addressOf = (set: 'landscape' | 'portrait') => {
      const files = frames.flatMap((frame) => sequence[set].avif[frame]?.replace(/^\/media\//, '') ?? []);
      if (files.length < frames.length) return '';
      const address = `/media/${id}/${set}${index}.frames`;
      bundledFiles.set(address, files);
      return address;
    };
    return { frames, landscape: addressOf('landscape'), portrait: addressOf('portrait') };
  });
}

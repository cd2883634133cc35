import type { StoredTour } from '#server/database/stored-tour.ts';

/** A tour with this many frames, all in one media folder. */
export function sampleTour(
  mediaId: string,
  frames: number,
  markers: StoredTour['sequences'][number]['markers'] = [],
): StoredTour {
  const addresses = (name: string, type: string) =>
    Array.from({ length: frames }, (_, index) => `/media/${mediaId}/${name}${index}.${type}`);
  const set = (name: string) => ({ avif: addresses(name, 'avif'), webp: addresses(name, 'webp') });
  return {
    sequences: [
      {
        folder: 'building0',
        zone_id: null,
        frames,
        width: 1920,
        height: 1080,
        start: 1,
        north: Array.from({ length: frames }, () => 0),
        landscape: set('b'),
        portrait: set('p'),
        portraitCrop: { x: 555, width: 810 },
        atlas: {
          avif: `/media/${mediaId}/atlas.avif`,
          webp: `/media/${mediaId}/atlas.webp`,
          columns: 1,
          tileWidth: 160,
          tileHeight: 90,
        },
        markers,
      },
    ],
  };
}

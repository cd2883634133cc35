import type { TourMarker } from '#contract/entities/tour.ts';
import { toBox, type Crop } from './engine/crop.ts';

/** A marker's position in CSS pixels: its foot on the building, and the length of its stem. */
type MarkerPlace = { x: number; y: number; stem: number };

/**
 * Places a marker for a frame: `offset` source pixels above its anchor, scaled with the picture. Returns undefined if the
 * building is hidden or outside the window.
 */
export function placeMarker(
  marker: Pick<TourMarker, 'anchors'>,
  frame: number,
  crop: Crop,
  offset: number,
): MarkerPlace | undefined {
  const anchor = marker.anchors[frame];
  if (!anchor || anchor[2] === 0) return undefined;
  const { x, y } = toBox({ x: anchor[0], y: anchor[1] }, crop);
  if (x < 0 || x > crop.box.width || y < 0 || y > crop.box.height) return undefined;
  return { x, y, stem: (offset * crop.box.height) / crop.rect.height };
}

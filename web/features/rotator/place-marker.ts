import type { TourMarker } from '#contract/entities/tour.ts';
import { toBox, type Crop } from './engine/crop.ts';

/** A marker's position in CSS pixels: its foot on the building, and the length of its stem. */
type MarkerPlace = { x: number; y: number; stem: number };

/**
 * Places a marker for a frame: `offset` source pixels above its anchor, scaled with the picture, and as far from the
 * left as `edge` says, in CSS pixels: `covered` is under the menu, and the middle of a marker keeps to the right of
 * `clear`. Returns undefined if the building is hidden, outside the window or under the menu.
 */
export function placeMarker(
  marker: Pick<TourMarker, 'anchors'>,
  frame: number,
  crop: Crop,
  offset: number,
  edge: { covered: number; clear: number } = { covered: 0, clear: 0 },
): MarkerPlace | undefined {
  const anchor = marker.anchors[frame];
  if (!anchor || anchor[2] === 0) return undefined;
  const { x, y } = toBox({ x: anchor[0], y: anchor[1] }, crop);
  if (x < edge.covered || x > crop.box.width || y < 0 || y > crop.box.height) return undefined;
  return { x: Math.max(x, edge.clear), y, stem: (offset * crop.box.height) / crop.rect.height };
}

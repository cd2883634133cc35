import type { TourMarker } from '#contract/entities/tour.ts';
import { toBox, type Crop } from './engine/crop.ts';

/** A marker's position in CSS pixels: its foot on the building, and the length of its stem. */
type MarkerPlace = { x: number; y: number; stem: number };

/** The edge of the window with the menu: the left one, or the right one where lines run from right to left. */
export type MenuEdge = { isRight: boolean; covered: number; clear: number };

export const noMenu: MenuEdge = { isRight: false, covered: 0, clear: 0 };

/**
 * Places a marker for a frame: `offset` source pixels above its anchor, scaled with the picture, and as far from the
 * edge with the menu as `edge` says, in CSS pixels: `covered` is under the menu, and the middle of a marker keeps at
 * least `clear` away. Returns undefined if the building is hidden, outside the window or under the menu.
 */
export function placeMarker(
  marker: Pick<TourMarker, 'anchors'>,
  frame: number,
  crop: Crop,
  offset: number,
  edge: MenuEdge = noMenu,
): MarkerPlace | undefined {
  const anchor = marker.anchors[frame];
  if (!anchor || anchor[2] === 0) return undefined;
  const { x, y } = toBox({ x: anchor[0], y: anchor[1] }, crop);
  const { width, height } = crop.box;
  const away = edge.isRight ? width - x : x;
  if (away < edge.covered || away > width || y < 0 || y > height) return undefined;
  const kept = Math.max(away, edge.clear);
  return { x: edge.isRight ? width - kept : kept, y, stem: (offset * crop.box.height) / crop.rect.height };
}

import type { TourMarker } from '#contract/entities/tour.ts';
import { toBox, type Crop } from './engine/crop.ts';

/** A marker's middle in CSS pixels, and the length of the stem below it, which ends on the building. */
type MarkerPlace = { x: number; y: number; stem: number };

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * What covers the picture, in CSS pixels. The menu is at the left edge, or at the right one in right-to-left languages;
 * it is `covered` wide. The middle of a marker keeps at least `edge` away from the menu and from the picture's edges.
 * Panels may be anywhere in the window, whose upper edge is `origin` above the picture's.
 */
export type Covered = {
  isRight: boolean;
  covered: number;
  edge: number;
  origin: number;
  /** The minimum distance of a marker's middle from a panel, so that most of the marker is visible. */
  minDistance: number;
  panels: readonly Box[];
};

export const nothingCovered: Covered = {
  isRight: false,
  covered: 0,
  edge: 0,
  origin: 0,
  minDistance: 0,
  panels: [],
};

/**
 * Places a marker for a frame: `offset` source pixels above its anchor, scaled with the picture, and clear of the menu,
 * of panels and of the picture's edges, which would cut it. Returns undefined if the building is hidden, outside the
 * window or under the menu, or if the marker is under a panel.
 */
export function placeMarker(
  marker: Pick<TourMarker, 'anchors'>,
  frame: number,
  crop: Crop,
  offset: number,
  { isRight, covered, edge, origin, minDistance, panels }: Covered = nothingCovered,
): MarkerPlace | undefined {
  const anchor = marker.anchors[frame];
  if (!anchor || anchor[2] === 0) return undefined;
  const foot = toBox({ x: anchor[0], y: anchor[1] }, crop);
  const { width, height } = crop.box;
  const away = isRight ? width - foot.x : foot.x;
  if (away < covered || away > width || foot.y < 0 || foot.y > height) return undefined;
  const kept = Math.min(Math.max(away, covered + edge), width - edge);
  const x = isRight ? width - kept : kept;
  const stem = Math.round(Math.max(0, Math.min((offset * height) / crop.rect.height, foot.y - edge)));
  const y = foot.y - stem;
  const middle = y + origin;
  const isUnder = (panel: Box) =>
    Math.max(panel.left - x, x - panel.right, panel.top - middle, middle - panel.bottom) < minDistance;
  return panels.some(isUnder) ? undefined : { x, y, stem };
}

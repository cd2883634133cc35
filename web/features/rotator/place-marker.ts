import type { TourMarker } from '#contract/entities/tour.ts';
import { toBox, type Crop } from './engine/crop.ts';

/** A marker's middle in CSS pixels, and the length of the stem below it, which ends on the building. */
type MarkerPlace = { x: number; y: number; stem: number };

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * What covers the picture, in CSS pixels. The menu is at the left edge, or at the right one in right-to-left languages;
 * it is `covered` wide. The middle of a marker keeps at least `edge` away from the menu and from the picture's edges.
 * Panels and the compass may be anywhere in the window, whose upper edge is `origin` above the picture's.
 */
export type Covered = {
  isRight: boolean;
  covered: number;
  edge: number;
  origin: number;
  /** The minimum distance of a marker's middle from a panel, so that most of the marker is visible. */
  minDistance: number;
  panels: readonly Box[];
  /** Undefined if there is none, or no room for it. */
  compass: Box | undefined;
};

export const nothingCovered: Covered = {
  isRight: false,
  covered: 0,
  edge: 0,
  origin: 0,
  minDistance: 0,
  panels: [],
  compass: undefined,
};

/**
 * Places a marker for a frame: `offset` source pixels above its anchor, scaled with the picture, and clear of the menu,
 * of the compass and of the picture's edges, which would cut it. Returns undefined if the building is hidden, outside
 * the window or under the menu, or if the marker is under a panel.
 */
export function placeMarker(
  marker: Pick<TourMarker, 'anchors'>,
  frame: number,
  crop: Crop,
  offset: number,
  { isRight, covered, edge, origin, minDistance, panels, compass }: Covered = nothingCovered,
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
  const usual = { x, y: Math.max(foot.y - stem, edge), stem };
  const place = compass ? besideCompass(usual, compass, { edge, origin, width }) : usual;
  return panels.some((panel) => distanceTo(panel, place, origin) < minDistance) ? undefined : place;
}

/** The distance of a marker's middle from a panel along the axis on which it is farther; negative within the panel. */
function distanceTo({ left, right, top, bottom }: Box, { x, y }: MarkerPlace, origin: number): number {
  return Math.max(left - x, x - right, top - y - origin, y + origin - bottom);
}

/**
 * A marker `edge` away from the compass, whichever is nearer: on a shorter stem below it, if its building reaches down
 * there, or beside it, towards the middle of the picture.
 */
function besideCompass(
  usual: MarkerPlace,
  compass: Box,
  { edge, origin, width }: Pick<Covered, 'edge' | 'origin'> & { width: number },
): MarkerPlace {
  if (distanceTo(compass, usual, origin) >= edge) return usual;
  const { x, y, stem } = usual;
  const below = compass.bottom + edge - origin - y;
  const isAtRight = compass.left + compass.right > width;
  const beside = isAtRight ? compass.left - edge : compass.right + edge;
  if (below > stem || below > Math.abs(beside - x)) return { x: beside, y, stem };
  return { x, y: y + below, stem: Math.round(stem - below) };
}

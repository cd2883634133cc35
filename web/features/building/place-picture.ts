import type { Box } from '#web/outlines/parse-points.ts';

/** The view box of a building's picture and outlines (specification, section 3). */
export const pictureSize = { width: 1920, height: 1080 } as const;

/** Where the picture's top left corner lies in the stage, in px, and how many px one unit of the view box takes. */
export type Placement = { scale: number; x: number; y: number };

/** The stage in px; `free` is the part of it that no panel covers. */
export type Stage = { width: number; height: number; free: Box };

/**
 * How much closer than needed to cover the stage the picture may come, so that a building seen from afar can be read.
 */
const closest = 1.35;

/**
 * Lays the picture over the whole stage, cropped to cover, with the middle of `focus` (the outlines, in view box
 * units) as near to the middle of the free part as the picture's edges allow. Where the focus leaves room in the free
 * part, the picture comes up to a third closer. Picture and outlines share the answer.
 */
export function placePicture(stage: Stage, focus: Box): Placement {
  const cover = Math.max(stage.width / pictureSize.width, stage.height / pictureSize.height);
  const scale = Math.max(cover, Math.min(cover * closest, roomFor(stage.free, focus)));
  return {
    scale,
    x: align(
      stage.free.left,
      stage.free.right,
      focus.left,
      focus.right,
      scale,
      stage.width - pictureSize.width * scale,
    ),
    y: align(
      stage.free.top,
      stage.free.bottom,
      focus.top,
      focus.bottom,
      scale,
      stage.height - pictureSize.height * scale,
    ),
  };
}

/** The scale at which the focus fills the free part one way and fits the other. */
function roomFor(free: Box, focus: Box): number {
  return Math.min(
    (free.right - free.left) / (focus.right - focus.left),
    (free.bottom - free.top) / (focus.bottom - focus.top),
  );
}

function align(freeFrom: number, freeTo: number, from: number, to: number, scale: number, least: number): number {
  const wanted = (freeFrom + freeTo) / 2 - ((from + to) / 2) * scale;
  return Math.min(0, Math.max(least, wanted));
}

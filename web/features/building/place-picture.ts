import type { Box } from '../../outlines/parse-points.ts';

/** The view box of a building's picture and outlines (specification, section 3). */
export const pictureSize = { width: 1920, height: 1080 } as const;

/** Where the picture's top left corner lies in the stage, in px, and how many px one unit of the view box takes. */
export type Placement = { scale: number; x: number; y: number };

/** The stage in px; `free` is the part of it that no panel covers. */
export type Stage = { width: number; height: number; free: Box };

/**
 * Lays the picture over the whole stage, cropped to cover, with the middle of `focus` (the outlines, in view box
 * units) as near to the middle of the free part as the picture's edges allow. Picture and outlines share the answer.
 */
export function placePicture(stage: Stage, focus: Box): Placement {
  const scale = Math.max(stage.width / pictureSize.width, stage.height / pictureSize.height);
  return {
    scale,
    x: align(stage.free.left, stage.free.right, focus.left, focus.right, scale, stage.width - pictureSize.width * scale),
    y: align(stage.free.top, stage.free.bottom, focus.top, focus.bottom, scale, stage.height - pictureSize.height * scale),
  };
}

function align(freeFrom: number, freeTo: number, from: number, to: number, scale: number, least: number): number {
  const wanted = (freeFrom + freeTo) / 2 - ((from + to) / 2) * scale;
  return Math.min(0, Math.max(least, wanted));
}

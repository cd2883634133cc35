import type { Box } from '#web/outlines/parse-points.ts';

/** The view box of a building's picture and outlines (specification, section 3). */
export const pictureSize = { width: 1920, height: 1080 } as const;

/** The picture's top left corner in the stage, in px, and its scale in px per view box unit. */
export type Placement = { scale: number; x: number; y: number };

/** The stage in px; `free` is the part not covered by panels. */
export type Stage = { width: number; height: number; free: Box };

/** How far the picture may be enlarged beyond covering the stage, so that a distant building is still legible. */
const maxZoom = 1.35;

/**
 * Covers the stage with the picture, and brings the middle of `focus` (the outlines, in view box units) as near to the
 * middle of the free part as the picture's edges allow. If the focus leaves room in the free part, the picture is
 * enlarged by up to a third. Used for picture and outlines alike.
 */
export function placePicture(stage: Stage, focus: Box): Placement {
  const cover = Math.max(stage.width / pictureSize.width, stage.height / pictureSize.height);
  const scale = Math.max(cover, Math.min(cover * maxZoom, fitScale(stage.free, focus)));
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

/** The largest scale at which the focus fits the free part. */
function fitScale(free: Box, focus: Box): number {
  return Math.min(
    (free.right - free.left) / (focus.right - focus.left),
    (free.bottom - free.top) / (focus.bottom - focus.top),
  );
}

function align(freeFrom: number, freeTo: number, from: number, to: number, scale: number, min: number): number {
  const centred = (freeFrom + freeTo) / 2 - ((from + to) / 2) * scale;
  return Math.min(0, Math.max(min, centred));
}

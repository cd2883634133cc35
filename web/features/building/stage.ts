import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '#domain/outlines/parse-points.ts';
import { useDirection } from '#web/texts/direction.ts';

/** The size of a picture and its outlines, in view box units. */
export type Size = { width: number; height: number };

/** The picture's top left corner in the stage, in px, and its scale in px per view box unit. */
export type Placement = { scale: number; x: number; y: number };

/** The stage in px; `free` is the part not covered by panels. */
export type Stage = { width: number; height: number; free: Box };

/** How far the picture may be enlarged beyond covering the stage, so that distant buildings are legible. */
const maxZoom = 1.35;

/**
 * Covers the stage with the picture, and brings the middle of `focus` (the outlines, in view box units) as near to the
 * middle of the free part as the picture's edges allow. If the focus leaves room in the free part, the picture is
 * enlarged by up to `maxZoom`. If the focus is too high, as on the front of a tower, the picture is reduced until all
 * floors are visible, even if it then no longer covers the stage; nor does it then stay at the top, with floors behind
 * the buttons there. Outlines use the same placement.
 */
export function placePicture(stage: Stage, focus: Box, picture: Size): Placement {
  const cover = Math.max(stage.width / picture.width, stage.height / picture.height);
  const covering = Math.max(cover, Math.min(cover * maxZoom, fitScale(stage.free, focus)));
  const whole = (stage.free.bottom - stage.free.top) / (focus.bottom - focus.top);
  const scale = Math.min(covering, whole);
  const { left, right, top, bottom } = stage.free;
  const spare = { x: stage.width - picture.width * scale, y: stage.height - picture.height * scale };
  const y = align((top + bottom) / 2, ((focus.top + focus.bottom) / 2) * scale, spare.y);
  return {
    scale,
    x: align((left + right) / 2, ((focus.left + focus.right) / 2) * scale, spare.x),
    y: spare.x > 0 ? Math.max(y, top - focus.top * scale) : y,
  };
}

/** The largest scale at which the focus fits the free part. */
function fitScale(free: Box, focus: Box): number {
  return Math.min(
    (free.right - free.left) / (focus.right - focus.left),
    (free.bottom - free.top) / (focus.bottom - focus.top),
  );
}

/**
 * The start of the picture along one axis, with the middle of the focus as near to the middle of the free part as
 * possible. `spare` is the stage's length minus the picture's: if it is negative, the picture covers the stage without
 * a gap; otherwise the whole picture stays visible.
 */
function align(freeMiddle: number, focusMiddle: number, spare: number): number {
  const centred = freeMiddle - focusMiddle;
  return Math.min(Math.max(0, spare), Math.max(Math.min(0, spare), centred));
}

/**
 * The stage with its column of labels, in px: the side of the picture that the column is on, its edge that faces the
 * picture, and the height of a label.
 */
export type MeasuredStage = Stage & { column: { side: 'left' | 'right'; edge: number; labelHeight: number } };

/**
 * Measures the stage, its part that is free of panels, and the column of labels, and again on every resize and when
 * panels change sides. `stage` is undefined until the first measurement, which happens before the first paint.
 */
export function useStage() {
  const stageRef = useRef<HTMLDivElement>(null);
  const freeRef = useRef<HTMLDivElement>(null);
  const columnRef = useRef<HTMLOListElement>(null);
  const direction = useDirection();
  const [stage, setStage] = useState<MeasuredStage>();
  useLayoutEffect(() => {
    const outer = stageRef.current;
    const free = freeRef.current;
    const column = columnRef.current;
    if (!outer || !free || !column) return undefined;
    const measure = () => setStage(measureStage(outer, free, column));
    const observer = new ResizeObserver(measure);
    for (const element of [outer, free, column]) observer.observe(element);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the panels that it measures change their sides
  }, [direction]);
  return { stageRef, freeRef, columnRef, stage };
}

function measureStage(outer: HTMLElement, free: HTMLElement, column: HTMLElement): MeasuredStage {
  const { offsetLeft: left, offsetTop: top } = free;
  const isLeft = column.offsetLeft < left;
  const first = column.firstElementChild;
  return {
    width: outer.clientWidth,
    height: outer.clientHeight,
    free: { left, top, right: left + free.offsetWidth, bottom: top + free.offsetHeight },
    column: {
      side: isLeft ? 'left' : 'right',
      edge: column.offsetLeft + (isLeft ? column.offsetWidth : 0),
      labelHeight: first instanceof HTMLElement ? first.offsetHeight : 0,
    },
  };
}

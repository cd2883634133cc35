import { useLayoutEffect, useRef, useState } from 'react';
import { useDirection } from '#web/texts/direction.ts';
import type { Stage } from './place-picture.ts';

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

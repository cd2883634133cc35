import { useLayoutEffect, useRef, useState } from 'react';
import type { Stage } from './place-picture.ts';

/** The stage with the height and left edge of its column of labels, in px. */
export type MeasuredStage = Stage & { column: { left: number; labelHeight: number } };

/**
 * Measures the stage, the part of it that styles leave free of panels, and the column of labels, and follows every
 * change of size. Undefined until the first measure, which comes before the first paint.
 */
export function useStage() {
  const stageRef = useRef<HTMLDivElement>(null);
  const freeRef = useRef<HTMLDivElement>(null);
  const columnRef = useRef<HTMLOListElement>(null);
  const [stage, setStage] = useState<MeasuredStage>();
  useLayoutEffect(() => {
    const [around, free, column] = [stageRef.current, freeRef.current, columnRef.current];
    if (!around || !free || !column) return undefined;
    const measure = () => setStage(measureStage(around, free, column));
    const observer = new ResizeObserver(measure);
    for (const element of [around, free, column]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { stageRef, freeRef, columnRef, stage };
}

function measureStage(around: HTMLElement, free: HTMLElement, column: HTMLElement): MeasuredStage {
  const { offsetLeft: left, offsetTop: top } = free;
  const first = column.firstElementChild;
  return {
    width: around.clientWidth,
    height: around.clientHeight,
    free: { left, top, right: left + free.offsetWidth, bottom: top + free.offsetHeight },
    column: { left: column.offsetLeft, labelHeight: first instanceof HTMLElement ? first.offsetHeight : 0 },
  };
}

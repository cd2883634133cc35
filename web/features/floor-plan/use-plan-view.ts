import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box, Point } from '#web/outlines/parse-points.ts';
import { bringIntoSight, keepInSight, zoomAt, type View, type Viewport } from './plan-view.ts';
import { useGestures } from '#web/gestures/use-gestures.ts';

type Placed = { view: View; viewport: Viewport };

/**
 * What a plan's window offers: where the plan lies, and the ways to move it. `placed` is undefined until the first
 * measure.
 */
export type PlanView = {
  windowRef: RefObject<HTMLDivElement | null>;
  freeRef: RefObject<HTMLDivElement | null>;
  placed: Placed | undefined;
  zoom: (factor: number) => void;
  reset: () => void;
  show: (point: Point, margin: number) => void;
  look: (at: (placed: Placed) => View) => void;
};

/**
 * The window onto a plan: measured, zoomed and moved by fingers, mouse and buttons. `firstView` says how it begins; it
 * begins again when the window changes its size.
 */
export function usePlanView(box: Box, firstView: (viewport: Viewport) => View): PlanView {
  const windowRef = useRef<HTMLDivElement>(null);
  const freeRef = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed>();
  const first = useRef(firstView);
  useLayoutEffect(() => {
    first.current = firstView;
  });
  const reset = useCallback(() => {
    const viewport = measure(windowRef.current, freeRef.current);
    if (viewport) setPlaced({ view: first.current(viewport), viewport });
  }, []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(reset);
    for (const element of [windowRef.current, freeRef.current]) if (element) observer.observe(element);
    reset();
    return () => observer.disconnect();
  }, [reset]);
  const look = useCallback((at: (now: Placed) => View) => setPlaced((now) => now && { ...now, view: at(now) }), []);
  const zoomAbout = useCallback(
    (factor: number, at: Point) => look(({ view, viewport }) => zoomAt(view, factor, at, box, viewport)),
    [look, box],
  );
  const pan = useCallback(
    (dx: number, dy: number) =>
      look(({ view, viewport }) => keepInSight({ ...view, x: view.x + dx, y: view.y + dy }, box, viewport)),
    [look, box],
  );
  const zoom = useCallback(
    (factor: number) => look(({ view, viewport }) => zoomAt(view, factor, middleOf(viewport.free), box, viewport)),
    [look, box],
  );
  const show = useCallback(
    (point: Point, margin: number) => look(({ view, viewport }) => bringIntoSight(view, point, margin, box, viewport)),
    [look, box],
  );
  useGestures(windowRef, { pan, zoomAbout });
  return { windowRef, freeRef, placed, zoom, reset, show, look };
}

function measure(around: HTMLElement | null, free: HTMLElement | null): Viewport | undefined {
  if (!around || !free) return undefined;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = free;
  return {
    width: around.clientWidth,
    height: around.clientHeight,
    free: { left, top, right: left + offsetWidth, bottom: top + offsetHeight },
  };
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

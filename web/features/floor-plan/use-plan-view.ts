import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useGestures } from '#web/gestures/use-gestures.ts';
import type { Box, Point } from '#domain/outlines/parse-points.ts';
import { useDirection } from '#web/texts/direction.ts';
import { clampView, scrollIntoView, zoomAt, type View, type Viewport } from './plan-view.ts';

type Placement = { view: View; viewport: Viewport };

/** The current view of a plan, undefined until it is first measured, and the functions that change it. */
export type PlanView = {
  windowRef: RefObject<HTMLDivElement | null>;
  freeRef: RefObject<HTMLDivElement | null>;
  placement: Placement | undefined;
  zoom: (factor: number) => void;
  reset: () => void;
  show: (point: Point, margin: number) => void;
  moveView: (next: (current: Placement) => View) => void;
};

/**
 * Measures the element that shows a plan, and moves and zooms the plan in it. `firstView` is used at first, whenever
 * the element is resized, and whenever the panels around it change sides.
 */
export function usePlanView(box: Box, firstView: (viewport: Viewport) => View): PlanView {
  const direction = useDirection();
  const windowRef = useRef<HTMLDivElement>(null);
  const freeRef = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement>();
  const first = useRef(firstView);
  useLayoutEffect(() => {
    first.current = firstView;
  });
  const reset = useCallback(() => {
    const viewport = measure(windowRef.current, freeRef.current);
    if (viewport) setPlacement({ view: first.current(viewport), viewport });
  }, []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(reset);
    for (const element of [windowRef.current, freeRef.current]) if (element) observer.observe(element);
    reset();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the panels that it measures change their sides
  }, [reset, direction]);
  const moveView = useCallback(
    (next: (current: Placement) => View) => setPlacement((current) => current && { ...current, view: next(current) }),
    [],
  );
  const zoomAbout = useCallback(
    (factor: number, origin: Point) => moveView(({ view, viewport }) => zoomAt(view, factor, origin, box, viewport)),
    [moveView, box],
  );
  const pan = useCallback(
    (dx: number, dy: number) =>
      moveView(({ view, viewport }) => clampView({ ...view, x: view.x + dx, y: view.y + dy }, box, viewport)),
    [moveView, box],
  );
  const zoom = useCallback(
    (factor: number) => moveView(({ view, viewport }) => zoomAt(view, factor, middleOf(viewport.free), box, viewport)),
    [moveView, box],
  );
  const show = useCallback(
    (point: Point, margin: number) =>
      moveView(({ view, viewport }) => scrollIntoView(view, point, margin, box, viewport)),
    [moveView, box],
  );
  useGestures(windowRef, { pan, zoomAbout });
  return { windowRef, freeRef, placement, zoom, reset, show, moveView };
}

function measure(outer: HTMLElement | null, free: HTMLElement | null): Viewport | undefined {
  if (!outer || !free) return undefined;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = free;
  return {
    width: outer.clientWidth,
    height: outer.clientHeight,
    free: { left, top, right: left + offsetWidth, bottom: top + offsetHeight },
  };
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

import { useEffect, type RefObject } from 'react';
import type { Point } from '#domain/outlines/parse-points.ts';

/** Callbacks of gestures; points are px from the top left of the element. */
type GestureActions = { pan: (dx: number, dy: number) => void; zoomAbout: (factor: number, at: Point) => void };

/**
 * The distance in px that a tap may move, the time in ms between the taps of a double tap, and the zoom of a double tap
 * and of one px of the wheel.
 */
const tapTolerance = 8;
const doubleTapTime = 320;
const doubleTapZoom = 1.8;
const wheelZoom = 0.0022;

/** `followGestures` for a component’s element. */
export function useGestures(target: RefObject<HTMLElement | null>, { pan, zoomAbout }: GestureActions): void {
  useEffect(
    () => (target.current ? followGestures(target.current, { pan, zoomAbout }) : undefined),
    [target, pan, zoomAbout],
  );
}

/**
 * Drag to pan, pinch or Ctrl and wheel to zoom, double tap to zoom in. Taps still reach the elements below. Returns a
 * function that removes the listeners.
 */
export function followGestures(element: HTMLElement, { pan, zoomAbout }: GestureActions): () => void {
  const controller = new AbortController();
  const on = { signal: controller.signal };
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let lastTap: { at: Point; time: number } | undefined;
  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, pointOf(event));
    },
    on,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += distance(before, now);
      if (other) {
        zoomAbout(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
        pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (travelled > tapTolerance) pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
      if ((other || travelled > tapTolerance) && !element.hasPointerCapture(event.pointerId))
        element.setPointerCapture(event.pointerId);
    },
    on,
  );
  const release = (event: PointerEvent) => {
    const wasDown = fingers.delete(event.pointerId);
    if (
      !wasDown ||
      event.type === 'pointercancel' ||
      event.pointerType === 'mouse' ||
      travelled > tapTolerance ||
      fingers.size > 0
    )
      return;
    const tap = { at: pointOf(event), time: event.timeStamp };
    const isSecond =
      lastTap && tap.time - lastTap.time < doubleTapTime && distance(tap.at, lastTap.at) < tapTolerance * 4;
    if (isSecond) zoomAbout(doubleTapZoom, tap.at);
    lastTap = isSecond ? undefined : tap;
  };
  element.addEventListener('pointerup', release, on);
  element.addEventListener('pointercancel', release, on);
  element.addEventListener(
    'touchmove',
    // Otherwise the browser takes a tap after a swipe as one that stops its own scrolling, which there is none of.
    (event) => {
      if (event.cancelable && (travelled > tapTolerance || fingers.size > 1)) event.preventDefault();
    },
    { ...on, passive: false },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAbout(Math.exp(-event.deltaY * wheelZoom), pointOf(event));
    },
    { ...on, passive: false },
  );
  element.addEventListener('dragstart', (event) => event.preventDefault(), on);
  return () => controller.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

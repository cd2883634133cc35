import { useEffect, type RefObject } from 'react';
import type { Point } from '#web/outlines/parse-points.ts';

/** What gestures do; points are px from the window's top left corner. */
export type GestureActions = { pan: (dx: number, dy: number) => void; zoomAbout: (factor: number, at: Point) => void };

/**
 * How far a finger may stray and still tap, in px; how long between two taps, in ms; how much a double tap and a wheel
 * px zoom.
 */
const slack = 8;
const doubleTapTime = 320;
const doubleTapZoom = 1.8;
const wheelZoom = 0.0022;

/** `followGestures` for an element of a component. */
export function useGestures(target: RefObject<HTMLElement | null>, { pan, zoomAbout }: GestureActions): void {
  useEffect(
    () => (target.current ? followGestures(target.current, { pan, zoomAbout }) : undefined),
    [target, pan, zoomAbout],
  );
}

/**
 * Drag to move, two fingers or wheel with Ctrl to zoom, double tap to come closer. A tap stays a tap for what lies
 * under it. Gives the way to end it.
 */
export function followGestures(element: HTMLElement, { pan, zoomAbout }: GestureActions): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let lastTap: { at: Point; time: number } | undefined;
  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, placeOf(event));
    },
    on,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += distance(before, now);
      if (other) {
        zoomAbout(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
        pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (travelled > slack) pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
      if ((other || travelled > slack) && !element.hasPointerCapture(event.pointerId))
        element.setPointerCapture(event.pointerId);
    },
    on,
  );
  const release = (event: PointerEvent) => {
    const known = fingers.delete(event.pointerId);
    if (
      !known ||
      event.type === 'pointercancel' ||
      event.pointerType === 'mouse' ||
      travelled > slack ||
      fingers.size > 0
    )
      return;
    const tap = { at: placeOf(event), time: event.timeStamp };
    const isSecond = lastTap && tap.time - lastTap.time < doubleTapTime && distance(tap.at, lastTap.at) < slack * 4;
    if (isSecond) zoomAbout(doubleTapZoom, tap.at);
    lastTap = isSecond ? undefined : tap;
  };
  element.addEventListener('pointerup', release, on);
  element.addEventListener('pointercancel', release, on);
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAbout(Math.exp(-event.deltaY * wheelZoom), placeOf(event));
    },
    { ...on, passive: false },
  );
  element.addEventListener('dragstart', (event) => event.preventDefault(), on);
  return () => stop.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

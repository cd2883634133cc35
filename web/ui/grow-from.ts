import { useLayoutEffect, type RefObject } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** The last touched element's box, and when it was touched (a moment of `performance.now()`). */
let lastTouch: { box: DOMRect; at: number } | undefined;

/**
 * How soon after a touch a screen must appear to grow from the touched element, in milliseconds; later, it appears
 * without an animation.
 */
const maxDelay = 1500;

const duration = 320;

/** Records the touched element, from which the next screen will grow. */
export function rememberTouch(element: Element | null | undefined): void {
  lastTouch = element ? { box: element.getBoundingClientRect(), at: performance.now() } : undefined;
}

/**
 * Animates an element when it appears: it grows out of the element that was touched to open it. `box` is the part of
 * `element` that starts there, in px of the window. Not animated with reduced motion.
 */
export function useGrowFrom(element: RefObject<HTMLElement | null>, box: DOMRectInit): void {
  // Runs after every render; the first run that finds a touch consumes it.
  useLayoutEffect(() => {
    const from = lastTouch;
    lastTouch = undefined;
    if (!from || !element.current || performance.now() - from.at > maxDelay) return;
    if (prefersReducedMotion()) return;
    grow(element.current, from.box, DOMRect.fromRect(box));
  });
}

/**
 * Animates `translate` and `scale`, which leave the element's own `transform` unchanged. Its transform origin must be
 * its top left corner.
 */
function grow(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const corner = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const scale = Math.min(Math.max(from.width / to.width, 0.12), 1);
  const shift = (a: number, b: number, origin: number) => a - origin - scale * (b - origin);
  const x = shift(from.x + from.width / 2, to.x + to.width / 2, corner.x);
  const y = shift(from.y + from.height / 2, to.y + to.height / 2, corner.y);
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${scale}`, opacity: 0.4 },
      { translate: '0 0', scale: '1', opacity: 1 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

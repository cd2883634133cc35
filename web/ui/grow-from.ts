import { useLayoutEffect, type RefObject } from 'react';
import { prefersStillness } from './prefers-stillness.ts';

/** What was touched last, where it lay in the window, and when. */
let touched: { box: DOMRect; at: number } | undefined;

/** How long after the touch a screen may still grow out of it, in ms: whatever loads longer just appears. */
const patience = 1500;

const duration = 320;

/** Remembers where something was touched, for the screen to which the touch leads. */
export function rememberTouch(element: Element | null | undefined): void {
  touched = element ? { box: element.getBoundingClientRect(), at: performance.now() } : undefined;
}

/**
 * Lets an element grow out of what was touched to come here, once, when it appears. `box` is the part of it that is to
 * begin there, in px of the window. Nothing moves for those who asked for less motion.
 */
export function useGrowFrom(element: RefObject<HTMLElement | null>, box: DOMRectInit): void {
  // After every render: the first that finds a touch uses it up.
  useLayoutEffect(() => {
    const from = touched;
    touched = undefined;
    if (!from || !element.current || performance.now() - from.at > patience) return;
    if (prefersStillness()) return;
    grow(element.current, from.box, DOMRect.fromRect(box));
  });
}

/**
 * Moves by `translate` and `scale`, which leave the element's own `transform` alone; its transform origin is its
 * corner.
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

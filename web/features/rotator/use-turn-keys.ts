import { useEffect } from 'react';
import { frameForKey } from './engine/keys.ts';
import type { Rotator } from './engine/rotator.ts';

/**
 * Arrows, Home, End, PageUp and PageDown turn the picture while nothing else has the focus, or something on the
 * picture.
 * The scrubber, a slider of its own, hears its keys itself.
 */
export function useTurnKeys(rotator: Rotator | undefined, count: number): void {
  useEffect(() => {
    if (!rotator) return undefined;
    const turn = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const focus = document.activeElement;
      if (focus && !focus.contains(rotator.host) && !rotator.host.contains(focus)) return;
      const frame = frameForKey(event.key, rotator.frame, count);
      if (frame === undefined) return;
      event.preventDefault();
      rotator.turnTo(frame);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [rotator, count]);
}

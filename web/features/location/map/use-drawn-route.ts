import { useEffect } from 'react';
import type { Directions } from '#contract/entities/directions.ts';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';
import type { MapSurface } from './map-surface.ts';

/** A way grows by one of its points every 10 ms (specification, section 2). */
export const routeStep = 10;

/** Draws the way point by point; whole at once for those who asked for less movement. */
export function useDrawnRoute(surface: MapSurface | undefined, route: Directions | undefined): void {
  useEffect(() => {
    if (!surface) return undefined;
    const points = route?.points ?? [];
    if (points.length === 0 || prefersStillness()) {
      surface.drawRoute(points);
      return undefined;
    }
    const since = performance.now();
    let drawn = 0;
    let frame = requestAnimationFrame(function draw(now) {
      const due = Math.min(points.length, Math.max(1, Math.floor((now - since) / routeStep)));
      if (due > drawn) surface.drawRoute(points.slice(0, due));
      drawn = Math.max(drawn, due);
      if (drawn < points.length) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [surface, route]);
}

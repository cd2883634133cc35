import { useEffect, type RefObject } from 'react';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Position } from '#domain/routes/position.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { insetsOf } from './insets.ts';
import type { MapSurface } from './map-surface.ts';

/** Brings what is chosen into sight, with the development: the places of a category, or a place with the way to it. */
export function useView(surface: MapSurface | undefined, frame: RefObject<HTMLElement | null>, shown: readonly Place[], route: Directions | undefined): void {
  const { lng, lat } = useSettings().map.centre;
  const wanted = shown.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!surface) return;
    if (shown.length === 0) return surface.recentre();
    const positions: Position[] = [[lng, lat], ...shown.map((place): Position => [place.lng, place.lat]), ...(route?.points ?? [])];
    surface.show(positions, insetsOf(frame.current));
    // What is shown is named by `wanted`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [surface, wanted, route, lng, lat, frame]);
}

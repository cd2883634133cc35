import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Position } from '#domain/routes/position.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { insetsOf } from './insets.ts';
import type { MapSurface } from './map-surface.ts';

/** Brings what is chosen into sight, with the development: the places of a category, or a place with the way to it. */
export function useView(
  surface: MapSurface | undefined,
  frame: RefObject<HTMLElement | null>,
  shown: readonly Place[],
  route: Directions | undefined,
): void {
  const { lng, lat } = useSettings().map.centre;
  const wanted = shown.map(({ id }) => id).join(' ');
  const positionsShown = useEffectEvent(() => shown.map((place): Position => [place.lng, place.lat]));
  useEffect(() => {
    if (!surface) return;
    if (wanted === '') return surface.recentre();
    surface.show([[lng, lat], ...positionsShown(), ...(route?.points ?? [])], insetsOf(frame.current));
  }, [surface, wanted, route, lng, lat, frame]);
}

import { setImmediate } from 'node:timers/promises';
import { locationCalls as calls } from '#contract/calls/location.ts';
import type { Directions, TravelTime } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Position } from '#domain/routes/position.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireFound } from '#server/http/require-found.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import type { ChooseProvider } from './choose-provider.ts';
import { createRouteCache } from './route-cache.ts';
import { DirectionsError, type ProvidedRoute } from './provider.ts';

/** Registers directions to places: one route with its line, or the travel times to all. */
export function registerDirections({ register }: Registry, store: CatalogueStore, choose: ChooseProvider): void {
  const cached = createRouteCache();
  const routeTo = (catalogue: Catalogue, mode: TravelMode, { lng, lat }: Place): Promise<ProvidedRoute> => {
    const from = centreOf(catalogue);
    const to: Position = [lng, lat];
    const key = [sourceOf(catalogue), mode, ...from, ...to].join(' ');
    return cached(key, () => choose(catalogue)(mode, from, to));
  };
  register(calls.getDirections, async ({ query: { mode, to } }): Promise<Directions> => {
    const catalogue = await store.forDisplay();
    const place = catalogue.places.find(({ id }) => id === to);
    if (!place) throw new ProblemError('not_found');
    const route = await routeTo(catalogue, mode, place).catch(rethrowAsProblem);
    return {
      to,
      mode,
      ...present(route),
      points: route.points.map(([lng, lat]) => [roundTo(lng, 6), roundTo(lat, 6)]),
      attribution: route.attribution,
    };
  });
  register(calls.listTravelTimes, async ({ query: { mode } }): Promise<TravelTime[]> => {
    const catalogue = await store.forDisplay();
    const times: TravelTime[] = [];
    if (catalogue.directions?.provider !== 'embedded') return times;
    for (const place of catalogue.places) {
      times.push({ id: place.id, ...present(await routeTo(catalogue, mode, place)) });
      // Lets other requests run in between.
      await setImmediate();
    }
    return times;
  });
}

function present({ distance, duration, approximate }: ProvidedRoute) {
  return { distance: Math.round(distance), duration: Math.round(duration), approximate };
}

function rethrowAsProblem(error: unknown): never {
  throw error instanceof DirectionsError ? new ProblemError('directions_failed', { reason: error.reason }) : error;
}

function centreOf({ settings }: Catalogue): Position {
  const { lng, lat } = requireFound(settings).map.centre;
  return [lng, lat];
}

/** Identifies the source of routes, so that cached routes are not used after it changes. */
function sourceOf({ directions, files }: Catalogue): string {
  return [
    directions?.provider,
    directions?.url,
    files.get(mapFiles.base)?.media_id,
    files.get(mapFiles.streets)?.media_id,
  ].join(' ');
}

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));

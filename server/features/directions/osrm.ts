import { z } from 'zod';
import type { DirectionsFailure } from '#contract/entities/directions.ts';
import { decodePolyline } from '#domain/routes/decode-polyline.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { requestEngine } from './request-engine.ts';
import type { EngineAddress } from './engine-address.ts';
import { DirectionsError, openStreetMap, type FindRoute } from './provider.ts';

const profiles = { WALKING: 'foot', DRIVING: 'driving' } as const satisfies Record<TravelMode, string>;
const failures: Record<string, DirectionsFailure> = {
  NoRoute: 'ZERO_RESULTS',
  NoSegment: 'NOT_FOUND',
  TooBig: 'MAX_ROUTE_LENGTH_EXCEEDED',
  InvalidValue: 'INVALID_REQUEST',
  InvalidQuery: 'INVALID_REQUEST',
  InvalidUrl: 'INVALID_REQUEST',
};

const routeSchema = z.object({ distance: z.number(), duration: z.number(), geometry: z.string() });
const answerSchema = z.object({
  code: z.literal('Ok'),
  routes: z.tuple([routeSchema], routeSchema),
});

/**
 * Directions from an OSRM server (`/route/v1`). A server has a single profile: `{profile}` in the address becomes
 * `foot` or `driving`.
 */
export function osrm({ address, lookup }: EngineAddress): FindRoute {
  return async (mode, from, to) => {
    const base = address.replaceAll('{profile}', profiles[mode]).replace(/\/+$/, '');
    const { body } = await requestEngine(
      new URL(
        `${base}/route/v1/${profiles[mode]}/${from.join(',')};${to.join(',')}?overview=full&geometries=polyline6&steps=false`,
      ),
      { lookup },
    );
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success)
      throw new DirectionsError(failures[String((body as { code?: unknown } | null)?.code)] ?? 'UNKNOWN_ERROR');
    const [{ distance, duration, geometry }] = parsed.data.routes;
    return { distance, duration, points: decodePolyline(geometry, 6), approximate: false, attribution: openStreetMap };
  };
}

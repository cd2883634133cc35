import { z } from 'zod';
import type { DirectionsFailure } from '#contract/entities/directions.ts';
import { decodePolyline } from '#domain/routes/decode-polyline.ts';
import type { Position } from '#domain/routes/position.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { requestEngine } from './request-engine.ts';
import type { EngineAddress } from './engine-address.ts';
import { DirectionsError, openStreetMap, type FindRoute, type ProvidedRoute } from './provider.ts';

const costing = { WALKING: 'pedestrian', DRIVING: 'auto' } as const satisfies Record<TravelMode, string>;
/** Valhalla's error codes: no route, no street nearby, too far, invalid request. */
const failures: Record<number, DirectionsFailure> = {
  442: 'ZERO_RESULTS',
  443: 'ZERO_RESULTS',
  171: 'NOT_FOUND',
  170: 'ZERO_RESULTS',
  154: 'MAX_ROUTE_LENGTH_EXCEEDED',
  124: 'INVALID_REQUEST',
  125: 'INVALID_REQUEST',
};

const answerSchema = z.object({
  trip: z.object({
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
});

/** The query for a route; the same for a server and in process. */
export function valhallaQuery(mode: TravelMode, from: Position, to: Position): object {
  const place = ([lon, lat]: Position) => ({ lon, lat });
  return { locations: [place(from), place(to)], costing: costing[mode], units: 'kilometers', directions_type: 'none' };
}

/** Reads Valhalla's answer. Throws `DirectionsError` if it is an error. */
export function readValhalla(body: unknown): ProvidedRoute {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success)
    throw new DirectionsError(
      failures[Number((body as { error_code?: unknown } | null)?.error_code)] ?? 'UNKNOWN_ERROR',
    );
  const { summary, legs } = parsed.data.trip;
  return {
    distance: summary.length * 1000,
    duration: summary.time,
    points: legs.flatMap((leg) => decodePolyline(leg.shape, 6)),
    approximate: false,
    attribution: openStreetMap,
  };
}

/** Directions from a Valhalla server (`/route`). */
export function valhalla({ address, lookup }: EngineAddress): FindRoute {
  return async (mode, from, to) => {
    const { body } = await requestEngine(new URL(`${address.replace(/\/+$/, '')}/route`), {
      body: valhallaQuery(mode, from, to),
      lookup,
    });
    return readValhalla(body);
  };
}

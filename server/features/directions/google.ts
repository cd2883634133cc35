import { z } from 'zod';
import { directionsFailures, type DirectionsFailure } from '#contract/entities/directions.ts';
import { decodePolyline } from '#domain/routes/decode-polyline.ts';
import type { Position } from '#domain/routes/position.ts';
import { requestEngine } from './request-engine.ts';
import { DirectionsError, type FindRoute } from './provider.ts';

const service = 'https://maps.googleapis.com/maps/api/directions/json';
const value = z.object({ value: z.number() });
const routeSchema = z.object({
  copyrights: z.string().default('Google'),
  overview_polyline: z.object({ points: z.string() }),
  legs: z.array(z.object({ distance: value, duration: value })).min(1),
});
const answerSchema = z.object({ status: z.literal('OK'), routes: z.tuple([routeSchema], routeSchema) });

/** Directions from Google's Directions API. The key is the server's own and is never sent to a browser. */
export function google(key: string, address = service): FindRoute {
  return async (mode, from, to) => {
    const url = new URL(address);
    const place = ([lng, lat]: Position) => `${lat},${lng}`;
    url.search = String(
      new URLSearchParams({ origin: place(from), destination: place(to), mode: mode.toLowerCase(), key }),
    );
    const { body } = await requestEngine(url);
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success) throw new DirectionsError(reasonOf(body));
    const [{ legs, overview_polyline, copyrights }] = parsed.data.routes;
    const sum = (name: 'distance' | 'duration') => legs.reduce((total, leg) => total + leg[name].value, 0);
    return {
      distance: sum('distance'),
      duration: sum('duration'),
      points: decodePolyline(overview_polyline.points, 5),
      approximate: false,
      attribution: copyrights,
    };
  };
}

/** The reason is Google's `status`. Daily limits count as query limits. */
function reasonOf(body: unknown): DirectionsFailure {
  const status = String((body as { status?: unknown } | null)?.status).replace('OVER_DAILY_LIMIT', 'OVER_QUERY_LIMIT');
  return directionsFailures.find((reason) => reason === status) ?? 'UNKNOWN_ERROR';
}

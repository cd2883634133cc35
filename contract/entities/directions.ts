import { z } from 'zod';
import { travelModes } from '#domain/routes/travel-modes.ts';

/** Why there are no directions: the status codes of the Google Directions API, which other providers are mapped to. */
export const directionsFailures = [
  'NOT_FOUND',
  'ZERO_RESULTS',
  'MAX_ROUTE_LENGTH_EXCEEDED',
  'INVALID_REQUEST',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'UNKNOWN_ERROR',
] as const;
export type DirectionsFailure = (typeof directionsFailures)[number];

/**
 * The route from the development to a place: metres, seconds, and points as longitude and latitude from start to end.
 * `approximate`: it does not follow streets exactly. `attribution` credits the source of the data.
 */
export const directionsSchema = z.object({
  to: z.int(),
  mode: z.enum(travelModes),
  distance: z.number(),
  duration: z.number(),
  points: z.array(z.tuple([z.number(), z.number()])),
  approximate: z.boolean(),
  attribution: z.string().nullable(),
});
export type Directions = z.infer<typeof directionsSchema>;

/** The distance and travel time to a place, without the route. */
export const travelTimeSchema = directionsSchema
  .pick({ distance: true, duration: true, approximate: true })
  .extend({ id: z.int() });
export type TravelTime = z.infer<typeof travelTimeSchema>;

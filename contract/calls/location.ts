import { z } from 'zod';
import { travelModes } from '#domain/routes/travel-modes.ts';
import { directionsSchema, travelTimeSchema } from '#contract/entities/directions.ts';
import { mapSchema } from '#contract/entities/map.ts';
import { emptyAs, id } from '#contract/form.ts';
import { get } from './call.ts';

const mode = emptyAs(z.enum(travelModes), 'WALKING' as const).default('WALKING');

/** The Location screen: the map and the routes to places. The places themselves are part of the catalogue. */
export const locationCalls = {
  getMap: get({
    name: 'getMap',
    path: '/map',
    callers: ['client', 'sales'],
    summary: 'Get the sources of the embedded map',
    answer: mapSchema,
  }),
  getDirections: get({
    name: 'getDirections',
    path: '/directions',
    callers: ['client', 'sales'],
    summary: 'Get the route from the development to a place, on foot or by car',
    query: z.object({ mode, to: id }),
    answer: directionsSchema,
  }),
  listTravelTimes: get({
    name: 'listTravelTimes',
    path: '/directions/times',
    callers: ['client', 'sales'],
    summary: 'Get the travel times to all places; empty if an external service provides the routes',
    query: z.object({ mode }),
    answer: z.array(travelTimeSchema),
  }),
} as const;

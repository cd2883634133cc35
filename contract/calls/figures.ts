import { z } from 'zod';
import { isRange } from '#domain/figures/date-range.ts';
import { violates } from '#contract/rule.ts';
import { day, id, optional } from '#contract/form.ts';
import { get } from './call.ts';

const optionalDay = optional(day);

/** The first and last day that a figure covers: both or neither. The default is the last twelve months. */
const rangeFields = { from: optionalDay, to: optionalDay };

/** A query with a range of days. */
export function rangeQuery<S extends z.ZodRawShape>(more: S) {
  return z.object({ ...more, ...rangeFields }).refine(
    (query) => {
      const { from, to } = query as { from?: string | undefined; to?: string | undefined };
      return from === undefined ? to === undefined : to !== undefined && isRange({ from, to });
    },
    { ...violates('days_in_order'), path: ['from'] },
  );
}

/** Narrows a figure to one user in reach and those below. */
const query = rangeQuery({ user_id: optional(id) });
const count = z.int();

/** Figures about everything in the user's reach. None names a person. */
export const figureCalls = {
  listDemand: get({
    name: 'listDemand',
    path: '/figures/demand',
    callers: ['sales'],
    summary: 'Count views, favourites and reservations per unit; omits units without any',
    query,
    answer: z.array(z.object({ property_id: z.int(), views: count, favourites: count, actions: count })),
  }),
  countFunnel: get({
    name: 'countFunnel',
    path: '/figures/funnel',
    callers: ['sales'],
    summary:
      'Get the sales funnel: clients who viewed a unit, and how many of them added a favourite, reserved and bought',
    query,
    answer: z.object({ viewed: count, favourited: count, reserved: count, sold: count }),
  }),
  measureResponse: get({
    name: 'measureResponse',
    path: '/figures/response',
    callers: ['sales'],
    summary: 'Get the time to the first response by sales, for clients who registered within the range',
    query,
    answer: z.object({ median_minutes: z.number().nullable(), buckets: z.array(count), waiting: count }),
  }),
} as const;

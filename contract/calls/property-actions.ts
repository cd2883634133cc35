import { z } from 'zod';
import { propertyActionSchema } from '#contract/entities/sales.ts';
import { id, integer, optional, paging } from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';
import { plainFlag } from './flag.ts';

const userQuery = { user_id: optional(id) };

/** Actions on units: the reservations and sales in force. Cancelled ones are kept, but not listed. */
export const propertyActionCalls = {
  listActions: get({
    name: 'listActions',
    path: '/propertyActions',
    callers: ['sales'],
    summary: 'List the actions in reach, newest first; of one unit with `property_id`; `X-Total-Count` counts all',
    query: z.object({ ...paging(1000, 500), property_id: optional(id) }),
    answer: z.array(propertyActionSchema),
  }),
  listLatestSales: get({
    name: 'listLatestSales',
    path: '/propertyActions/recentSells/get',
    callers: ['sales'],
    summary: 'List the ten latest sales in reach',
    query: rangeQuery(userQuery),
    answer: z.array(propertyActionSchema),
  }),
  countRevenueByMonth: get({
    name: 'countRevenueByMonth',
    path: '/propertyActions/revenueByMonthAndYear/get',
    callers: ['manager'],
    summary:
      'Sum the revenue in reach per month, in minor units (exact up to 2^53); defaults to the last twelve months',
    query: rangeQuery(userQuery),
    answer: z.array(z.object({ year: z.int(), month: z.int(), revenue: z.number() })),
  }),
  listActionsOfClient: get({
    name: 'listActionsOfClient',
    path: '/propertyActions/client/{id}',
    callers: ['sales'],
    summary: 'List the actions of a client in reach',
    params: z.object({ id }),
    answer: z.array(propertyActionSchema),
  }),
  confirmAction: send({
    name: 'confirmAction',
    method: 'POST',
    path: '/propertyActions',
    callers: ['sales'],
    summary: 'Confirm the action written by the status change; never creates a second one',
    body: z.object({
      user_id: optional(integer),
      client_id: optional(integer),
      property_id: id,
      presentation_id: optional(integer),
      status: optional(integer),
      project_id: optional(integer),
    }),
    answer: propertyActionSchema,
  }),
  deleteAction: send({
    name: 'deleteAction',
    method: 'DELETE',
    path: '/propertyActions/{id}',
    callers: ['sales'],
    summary:
      'End the leftover open action of a unit that nobody holds, by the id of the unit; reservations and sales end only by a change of status',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;

import { z } from 'zod';
import { propertyViewSchema } from '#contract/entities/sales.ts';
import { id, integer, optional } from '#contract/form.ts';
import { get, send } from './call.ts';

/** The most views of a unit that are counted for a client: beyond any real use, yet all sums stay exact integers. */
export const maxViews = 1_000_000;

const body = z.object({ user_id: optional(integer), client_id: optional(integer), property_id: id });

/** Which units the client of this session viewed, and how often. */
export const propertyViewCalls = {
  listViewsOfClient: get({
    name: 'listViewsOfClient',
    path: '/propertyViews/client/{id}',
    callers: ['sales'],
    summary: 'List the views of a client in reach, newest first',
    params: z.object({ id }),
    answer: z.array(propertyViewSchema),
  }),
  findView: send({
    name: 'findView',
    method: 'POST',
    path: '/propertyViews/client/property',
    callers: ['client', 'sales'],
    summary: "Get the view of a unit by this session's client and user, or null",
    body,
    answer: propertyViewSchema.nullable(),
  }),
  createView: send({
    name: 'createView',
    method: 'POST',
    path: '/propertyViews',
    callers: ['client', 'sales'],
    summary: 'Record a view of a unit',
    body,
    answer: propertyViewSchema,
  }),
  updateView: send({
    name: 'updateView',
    method: 'PUT',
    path: '/propertyViews/{id}',
    callers: ['client', 'sales'],
    summary: 'Raise a view count; it never decreases',
    params: z.object({ id }),
    body: z.object({ view_count: integer.pipe(z.int().min(0).max(maxViews)) }),
    answer: propertyViewSchema,
  }),
} as const;

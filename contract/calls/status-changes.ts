import { z } from 'zod';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { refusalSchema } from '#contract/errors/problem.ts';
import { propertySchema, statusId } from '#contract/entities/property.ts';
import { id, integer, money, optional, optionalLanguage, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';

/**
 * Changes of units by sales. `changeStatus` takes an idempotency key in the header `Idempotency-Key` or the field
 * `idempotency_key`. For a day, the same key in the same session gets the same answer and changes nothing again. With
 * another body the answer is 422; it is 409 if the first request has not finished after some seconds.
 */
export const statusChangeCalls = {
  changeStatus: send({
    name: 'changeStatus',
    method: 'PUT',
    path: '/properties/{id}',
    callers: ['sales'],
    summary: 'Reserve, sell or release a unit for the client of the current presentation',
    params: z.object({ id }),
    body: z.object({
      status: integer,
      user_id: optional(id),
      client_id: optional(id),
      presentation_id: optional(id),
      property_id: optional(id),
      idempotency_key: text(200).optional(),
    }),
    answer: z.union([
      z.object({ response: z.literal(true), property: propertySchema }),
      refusalSchema.extend({ property: propertySchema.optional() }),
    ]),
  }),
  getRelease: get({
    name: 'getRelease',
    path: '/properties/{id}/release',
    callers: ['sales'],
    summary: 'Check whether the caller may make a unit available; otherwise name, in the language `lang`, who may',
    params: z.object({ id }),
    query: z.object({ lang: optionalLanguage }),
    answer: z.union([
      z.object({
        response: z.literal(true),
        /** Where the caller may release the unit: in a presentation, or only in the dashboard. */
        in: z.enum(['presentation', 'dashboard']),
      }),
      refusalSchema,
    ]),
  }),
  updatePriceOrStatus: send({
    name: 'updatePriceOrStatus',
    method: 'PUT',
    path: '/properties/updatePriceOrStatus/{id}',
    callers: ['manager'],
    summary: 'Override the status of a unit; general managers and above may also override its price',
    params: z.object({ id }),
    body: z.object({
      price: optional(money),
      status_id: optional(integer.pipe(statusId)),
      reason: text(maxLengths.changeReason).optional(),
      /** The version of the unit that the caller saw. If it has changed since, the problem is `stale_preview`. */
      version: optional(integer),
    }),
    answer: propertySchema,
  }),
  listWithdrawnProperties: get({
    name: 'listWithdrawnProperties',
    path: '/properties/withdrawn/get',
    callers: ['sales'],
    summary: 'List the units that the package no longer contains but that are held or not available',
    answer: z.array(propertySchema),
  }),
  listPopularProperties: get({
    name: 'listPopularProperties',
    path: '/properties/popular/get',
    callers: ['sales'],
    summary: 'List the ten most viewed units; with `user_id`, viewed by the clients of that user and those below',
    query: rangeQuery({ user_id: optional(id) }),
    answer: z.array(propertySchema),
  }),
} as const;

import { z } from 'zod';
import { id, idList, integer, optional, optionalLanguage } from '#contract/form.ts';
import { send } from './call.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const idAnswer = flagAnswer({ id: z.int().nullable() });

/** The favourites of this session's client, which can also be mailed to them. */
export const favouriteCalls = {
  createFavourite: send({
    name: 'createFavourite',
    method: 'POST',
    path: '/propertyFavs',
    callers: ['client', 'sales'],
    summary: 'Add a unit to the favourites; idempotent',
    body: z.object({ client_id: optional(integer), property_id: id, project_id: optional(integer) }),
    answer: idAnswer,
  }),
  changeFavourite: send({
    name: 'changeFavourite',
    method: 'POST',
    path: '/propertyFavs/action',
    callers: ['client', 'sales'],
    summary: 'Add a unit to the favourites or remove it',
    body: z.object({ client_id: optional(integer), property_id: id, action: z.enum(['add', 'delete']) }),
    answer: idAnswer,
  }),
  deleteFavourites: send({
    name: 'deleteFavourites',
    method: 'POST',
    path: '/propertyFavs/multipleDelete',
    callers: ['client', 'sales'],
    summary: 'Remove several favourites',
    body: z.object({ ids: idList(500) }),
    answer: flagAnswer({ deleted: z.int() }),
  }),
  deleteFavourite: send({
    name: 'deleteFavourite',
    method: 'DELETE',
    path: '/propertyFavs/{id}',
    callers: ['client', 'sales'],
    summary: 'Remove a favourite',
    params: z.object({ id }),
    answer: plainFlag,
  }),
  shareProperties: send({
    name: 'shareProperties',
    method: 'POST',
    path: '/properties-share',
    callers: ['client', 'sales'],
    summary: 'Mail units to the client of this session',
    body: z.object({
      client_id: optional(integer),
      properties: idList(500),
      project_id: optional(integer),
      lang: optionalLanguage,
    }),
    answer: plainFlag,
  }),
} as const;

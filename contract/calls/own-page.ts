import { z } from 'zod';
import { holdingSchema } from '#contract/entities/sales.ts';
import { viewingSchema } from '#contract/entities/viewing.ts';
import { get } from './call.ts';

/** What the own page shows a client about themselves, except their favourites, which are in the session. */
export const ownPageCalls = {
  getOwnDealings: get({
    name: 'getOwnDealings',
    path: '/clients/me/dealings',
    callers: ['client'],
    summary: 'Get the units held for the client of this session, and the viewings that they requested, latest first',
    answer: z.object({ holdings: z.array(holdingSchema), viewings: z.array(viewingSchema) }),
  }),
} as const;
export type OwnDealings = z.infer<typeof ownPageCalls.getOwnDealings.answer>;

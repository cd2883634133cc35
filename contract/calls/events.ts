import { z } from 'zod';
import { anyPropertySchema } from '#contract/entities/property.ts';
import { emptyAs } from '#contract/form.ts';
import { get } from './call.ts';

/** A place in the order of changes, as an answer or event gave it. */
const version = z.int().min(0);
const since = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  version,
);

/**
 * How a browser catches up. `version` is what to ask with next time; a change may come twice, each unit's own `version`
 * tells. `reset`: too old or unknown a place, load everything anew. `gone` are units that are no longer listed.
 */
export const eventCalls = {
  listChanges: get({
    name: 'listChanges',
    path: '/changes',
    who: ['visitor'],
    summary: 'Units that changed status or price since a version; without one just the version of now',
    query: z.object({ since: emptyAs(since, undefined).optional() }),
    answer: z.object({
      version,
      reset: z.boolean(),
      as_of: z.iso.datetime(),
      properties: z.array(anyPropertySchema),
      gone: z.array(z.int()),
    }),
  }),
} as const;

import { z } from 'zod';
import { anyPropertySchema } from '#contract/entities/property.ts';
import { optional } from '#contract/form.ts';
import { get } from './call.ts';

/** A position in the sequence of changes, taken from an answer or event. */
const version = z.int().min(0);
const position = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
  version,
);

/**
 * The epoch of a version. Versions of different epochs, such as before and after a restore, cannot be compared. Empty
 * while the server has not read a version yet.
 */
export const epoch = z.string();

/**
 * How a browser catches up. `version` and `epoch` are the `since` and `epoch` of the next call. A change may be sent
 * twice; compare the unit's own `version`. With `until`, the answer includes all changes up to at least that version,
 * otherwise everything that was committed before the call. `reset`: the version was unknown, too old or of another
 * epoch, so everything has to be reloaded. `gone` holds the ids of units that are no longer listed.
 */
export const eventCalls = {
  listChanges: get({
    name: 'listChanges',
    path: '/changes',
    callers: ['visitor'],
    summary: 'List the units whose status or price changed since a version; without one, get only the current version',
    query: z.object({
      since: optional(position),
      epoch: optional(epoch),
      until: optional(position),
    }),
    answer: z.object({
      version,
      epoch,
      reset: z.boolean(),
      as_of: z.iso.datetime(),
      properties: z.array(anyPropertySchema),
      gone: z.array(z.int()),
    }),
  }),
} as const;

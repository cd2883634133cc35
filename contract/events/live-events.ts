import { z } from 'zod';
import { epoch } from '#contract/calls/events.ts';
import { anyPropertySchema } from '#contract/entities/property.ts';

/** The address of the Server-Sent Events, relative to `/api`. */
export const eventsPath = '/events';

const version = z.int();
/**
 * Positions in the sequence of changes. A browser that had every change up to `since`, or later, has every change up to
 * `version` after this event. Versions of different epochs cannot be compared.
 */
const span = { since: version, version, epoch };

/**
 * The events sent to open browsers, by name; `data` is JSON. Events are not repeated: a browser whose last `version` is
 * lower than an event's `since`, or of another epoch, has missed some. It then calls `GET /api/changes` with its last
 * `version` and `epoch` as `since` and `epoch`, and with the event's `version` as `until`.
 */
export const liveEvents = {
  /** The stream is open. `live` is false while the database cannot be reached. */
  hello: z.object({ ...span, live: z.boolean() }),
  /** Units that changed, as the recipient may see them, and the ids of those that are no longer listed. */
  units: z.object({ ...span, properties: z.array(anyPropertySchema), gone: z.array(z.int()) }),
  /** More changed than fits into an event: call `GET /api/changes` after a random delay up to these milliseconds. */
  catchUp: z.object({ version, epoch, within: z.int() }),
  /** How long this session's presentation has left, or that it has ended. */
  presentation: z.object({ id: z.int(), state: z.enum(['running', 'ended']), seconds_left: z.int() }),
  /** The approval that this browser is waiting for was accepted or has ended: the browser can now collect it. */
  approval: z.object({ id: z.int() }),
  /** To sales users: a client who registered alone was assigned to them, or entered or left the pool. */
  lead: z.object({ id: z.int() }),
  /** Whether the data shown is known to be current. When it becomes so again, a `ping` follows. */
  live: z.object({ live: z.boolean() }),
  /** Every 15 s. */
  ping: z.object({ ...span, live: z.boolean() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = z.infer<(typeof liveEvents)[N]>;

import { z } from 'zod';
import { epoch } from '#contract/calls/events.ts';
import { anyPropertySchema } from '#contract/entities/property.ts';

/** The address of the Server-Sent Events, relative to `/api`. */
export const eventsPath = '/events';

const version = z.int();
/**
 * Positions in the order of changes. A browser that has all units as of `since`, or of anything later, has them as of
 * `version` after this event. Versions of another `epoch` cannot be compared with these.
 */
const span = { since: version, version, epoch };

/**
 * The events sent to open browsers, by name; `data` is JSON. Events are not repeated: a browser whose last `version` is
 * lower than an event's `since`, or of another epoch, has missed some. It calls `GET /api/changes` with its own as
 * `since` and `epoch`, and with the event's `version` as `until`.
 */
export const liveEvents = {
  /** The stream is open. `live` is false while the database cannot be reached. */
  hello: z.object({ ...span, live: z.boolean() }),
  /** Units that changed, as the listener may see them, and the ids of those that are no longer listed. */
  units: z.object({ ...span, properties: z.array(anyPropertySchema), gone: z.array(z.int()) }),
  /** More changed than an event holds: call `GET /api/changes`, at a random moment within this many milliseconds. */
  catchUp: z.object({ version, epoch, within: z.int() }),
  /** This session's presentation: how long it has left, or that it ended. */
  presentation: z.object({ id: z.int(), state: z.enum(['running', 'ended']), seconds_left: z.int() }),
  /** The approval that this browser is waiting for was accepted or ended: it may collect it now. */
  approval: z.object({ id: z.int() }),
  /** To sales users: a client who registered alone has come to them or into the pool, or has left the pool. */
  lead: z.object({ id: z.int() }),
  /** Whether what is shown is known to be current. Once it is again, a `ping` follows. */
  live: z.object({ live: z.boolean() }),
  /** Every 15 s. */
  ping: z.object({ ...span, live: z.boolean() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = z.infer<(typeof liveEvents)[N]>;

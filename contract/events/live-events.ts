import { z } from 'zod';
import { unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';

/** The address of the Server-Sent Events, relative to `/api`. */
export const eventsPath = '/events';

const statusId = z.literal(unitStatuses.map((status) => status.id) as [UnitStatusId, ...UnitStatusId[]]);
const version = z.int();

/**
 * The events sent to open browsers, by name; `data` is JSON. Events are not repeated: a browser that missed some calls
 * `GET /api/changes?since=` with the last `version` of `hello`, `ping` or that call itself.
 */
export const liveEvents = {
  /** The stream is open. `live` is false while the database cannot be reached. */
  hello: z.object({ version, live: z.boolean() }),
  /** A unit changed status or price. `version` is the unit's own. The price is not sent: it is fetched by id. */
  unit: z.object({ id: z.int(), version: z.int(), status_id: statusId }),
  /** Too many units changed at once to name them; fetch the changes. */
  units: z.object({ count: z.int() }),
  /** This session's presentation: how long it has left, or that it ended. */
  presentation: z.object({ id: z.int(), state: z.enum(['running', 'ended']), seconds_left: z.int() }),
  /** The approval that this browser is waiting for was accepted or ended: it may collect it now. */
  approval: z.object({ id: z.int() }),
  /** To sales users: a client who registered alone has come to them or into the pool, or has left the pool. */
  lead: z.object({ id: z.int() }),
  /** Whether what is shown is known to be current. */
  live: z.object({ live: z.boolean() }),
  /** Every 15 s. */
  ping: z.object({ version, live: z.boolean() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = z.infer<(typeof liveEvents)[N]>;

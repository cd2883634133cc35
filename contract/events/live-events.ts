import { z } from 'zod';
import { unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';

/** Where a browser listens: Server-Sent Events, relative to `/api`. */
export const eventsPath = '/events';

const statusId = z.literal(unitStatuses.map((status) => status.id) as [UnitStatusId, ...UnitStatusId[]]);
const version = z.int();

/**
 * What is told to open browsers, by name of the event; `data` is JSON. Nothing is told twice on purpose, and a browser
 * that was away asks `GET /api/changes?since=` with the last `version` of `hello`, `ping` or that call itself.
 */
export const liveEvents = {
  /** The stream is open. `live` is false while the database cannot be asked. */
  hello: z.object({ version, live: z.boolean() }),
  /** A unit changed status or price. `version` is the unit's own. A price is asked for by its id. */
  unit: z.object({ id: z.int(), version: z.int(), status_id: statusId }),
  /** So many units changed at once that none is named: ask what changed. */
  units: z.object({ count: z.int() }),
  /** The presentation of this session: how long it has left, or that it has ended. */
  presentation: z.object({ id: z.int(), state: z.enum(['running', 'ended']), seconds_left: z.int() }),
  /** What this browser waits for was accepted or ended: it may collect now. */
  approval: z.object({ id: z.int() }),
  /** Whether what is shown is known to be current from now on. */
  live: z.object({ live: z.boolean() }),
  /** Every 15 s. */
  ping: z.object({ version, live: z.boolean() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = z.infer<(typeof liveEvents)[N]>;

import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import { findChanges, type ChangedUnit } from './find-changes.ts';
import { repeat, type RepeatingTask } from './repeat.ts';
import type { Streams } from './streams.ts';

/** How often the database is polled if no notice arrives, in milliseconds. */
const defaultInterval = 1_000;

/** If a poll takes longer than this, nothing is known to be current; in milliseconds. */
const pollTimeout = 3_000;

/** The maximum number of units that are named one by one; a larger change is one event. */
const maxNamed = 25;

/** Up to which version everything was sent, and whether the last poll succeeded. */
export type UnitWatch = RepeatingTask & { state(): { version: number; live: boolean } };

/** `onError` is called with the reason when a poll fails. */
type Watched = {
  db: Database;
  catalogue: CatalogueStore;
  onError(error: unknown): void;
  pollInterval?: number | undefined;
};

/** Notifies every open browser of units that changed, in whichever process. */
export function watchUnits(
  { db, catalogue, onError, pollInterval = defaultInterval }: Watched,
  streams: Streams,
): UnitWatch {
  let since: number | null = null;
  let live = false;
  /** Changes that were sent and may be found again: versions by unit. */
  let sent = new Map<number, number>();

  const setLive = (isLive: boolean) => {
    if (isLive !== live) streams.broadcast('live', { live: isLive });
    live = isLive;
  };
  const poll = async () => {
    const late = setTimeout(setLive, pollTimeout, false);
    const found = await findChanges(db, since).finally(() => clearTimeout(late));
    const isOlder = since !== null && found.version < since;
    const fresh = found.units.filter((unit) => (sent.get(unit.id) ?? 0) < unit.version);
    sent = new Map(found.units.map((unit) => [unit.id, unit.version]));
    since = found.version;
    if (fresh.length > 0 || isOlder) refresh(catalogue, fresh, isOlder);
    // A withdrawn unit is not named: nobody may take it for one that can be had.
    if (fresh.length > maxNamed || fresh.some((unit) => unit.withdrawn))
      streams.broadcast('units', { count: fresh.length });
    else for (const { id, version, status_id } of fresh) streams.broadcast('unit', { id, version, status_id });
    return setLive(true);
  };
  const failed = (error: unknown) => {
    setLive(false);
    onError(error);
  };
  const repeated = repeat(poll, pollInterval, failed);
  repeated.runNow();
  return { ...repeated, state: () => ({ version: since ?? 0, live }) };
}

/** A browser that reads because of the event must not get an answer from before it. */
function refresh(catalogue: CatalogueStore, fresh: readonly ChangedUnit[], isOlder: boolean): void {
  const ready = catalogue.ready();
  if (ready !== undefined && (isOlder || fresh.some((unit) => (ready.units.get(unit.id)?.version ?? 0) < unit.version)))
    catalogue.invalidate();
}

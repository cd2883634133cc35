import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import { findChanges, type UnitChange } from './find-changes.ts';
import { repeat, type Repeated } from './repeat.ts';
import type { Streams } from './streams.ts';

/** How often the database is asked without a notice, in milliseconds. */
const every = 1_000;

/** After so long without an answer nothing is known to be current, in milliseconds. */
const longestLook = 3_000;

/** The most units that are named one by one; a change of many prices is one event. */
const maxNamed = 25;

/** What is known to be current: up to which version, and whether the last look succeeded. */
export type UnitWatch = Repeated & { state(): { version: number; live: boolean } };

/** What it looks at; `onError` hears why a look failed. */
type Watched = { db: Database; catalogue: CatalogueStore; onError(error: unknown): void };

/** Tells every open browser of units that changed, in whichever process. */
export function watchUnits({ db, catalogue, onError }: Watched, streams: Streams): UnitWatch {
  let since: number | null = null;
  let live = false;
  /** Changes that were told and may be found again: versions by unit. */
  let told = new Map<number, number>();

  const setLive = (is: boolean) => {
    if (is !== live) streams.broadcast('live', { live: is });
    live = is;
  };
  const look = async () => {
    const late = setTimeout(setLive, longestLook, false);
    const found = await findChanges(db, since).finally(() => clearTimeout(late));
    const isOlder = since !== null && found.version < since;
    const fresh = found.units.filter((unit) => (told.get(unit.id) ?? 0) < unit.version);
    told = new Map(found.units.map((unit) => [unit.id, unit.version]));
    since = found.version;
    if (fresh.length > 0 || isOlder) refresh(catalogue, fresh, isOlder);
    if (fresh.length > maxNamed) streams.broadcast('units', { count: fresh.length });
    else for (const { id, version, status_id } of fresh) streams.broadcast('unit', { id, version, status_id });
    return setLive(true);
  };
  const failed = (error: unknown) => {
    setLive(false);
    onError(error);
  };
  const repeated = repeat(look, every, failed);
  repeated.now();
  return { ...repeated, state: () => ({ version: since ?? 0, live }) };
}

/** A browser that asks because of the event must not be answered from before it. */
function refresh(catalogue: CatalogueStore, fresh: readonly UnitChange[], isOlder: boolean): void {
  const ready = catalogue.ready();
  if (ready !== undefined && (isOlder || fresh.some((unit) => (ready.units.get(unit.id)?.version ?? 0) < unit.version)))
    catalogue.changed();
}

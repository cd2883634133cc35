import type { Database } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { repeat } from '#server/jobs/repeat.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { loadRows, readViewCounts } from './load-rows.ts';
import { readState } from './read-state.ts';
import { updateCatalogue } from './update-catalogue.ts';

/**
 * Keeps the catalogue in memory and refreshes it from the database. Units whose status or price changed are replaced in
 * it; after any other change, such as an import, it is rebuilt.
 */
export type CatalogueStore = {
  /** The catalogue with every change so far. Waits for at most two refreshes, however many changes arrive meanwhile. */
  current(): Promise<Catalogue>;
  /** The catalogue after a refresh that begins now. Refreshes requested at the same time are one. */
  refresh(): Promise<Catalogue>;
  /**
   * The current catalogue or, while the database is unavailable, the last one that was read: for display, not for
   * decisions.
   */
  forDisplay(): Promise<Catalogue>;
  /** The current catalogue if it is in memory, otherwise undefined. */
  ready(): Catalogue | undefined;
  /** The catalogue as it was last read, which may be out of date; undefined before the first read. */
  lastKnown(): Catalogue | undefined;
  /**
   * The last catalogue that was read, possibly older than the last change: for data that sales do not change. Reads one
   * if there is none.
   */
  latest(): Promise<Catalogue>;
  /**
   * Marks the catalogue as changed by this process. Call it after the commit and before answering: the next read sees
   * the change.
   */
  invalidate(): void;
  close(): Promise<void>;
};

/** How often the database is polled for changes by other processes, in milliseconds. */
const defaultInterval = 500;

/** `onError` is called when a poll for changes fails; `pollInterval` is in milliseconds. */
export function createCatalogueStore(
  db: Database,
  readiness: Readiness,
  onError: (error: unknown) => void,
  pollInterval = defaultInterval,
): CatalogueStore {
  let catalogue: Catalogue | undefined;
  /** How many changes this process has announced, and how many of them the catalogue contains. */
  let changes = 0;
  let contained = -1;
  let changedAt = 0;
  /** The running refresh, with the number of changes that it will contain, and the one after it. */
  let running: { changes: number; done: Promise<Catalogue> } | undefined;
  let next: Promise<Catalogue> | undefined;

  const readOnce = async (changesSoFar: number): Promise<Catalogue> => {
    try {
      const read = await readCatalogue(db, catalogue);
      catalogue = read;
      contained = changesSoFar;
      return read;
    } finally {
      running = undefined;
    }
  };
  const begin = () => {
    next = undefined;
    running = { changes, done: readOnce(changes) };
    return running.done;
  };
  const refresh = () => {
    if (next !== undefined) return next;
    if (running === undefined) return begin();
    next = running.done.then(begin, begin);
    return next;
  };
  const ready = () => (contained === changes ? catalogue : undefined);
  const current = async () => {
    const upToDate = ready();
    if (upToDate !== undefined) return upToDate;
    return running?.changes === changes ? running.done : refresh();
  };
  const invalidate = () => {
    changes += 1;
    changedAt = performance.now();
  };
  const polling = repeat(async () => catalogue && refresh(), { interval: pollInterval }, onError);
  const latest = async () => catalogue ?? current();
  const forDisplay = async () =>
    ready() ?? readOrLastKnown(readiness, current, () => catalogue && { value: catalogue, since: changedAt });
  return { current, refresh, forDisplay, ready, lastKnown: () => catalogue, latest, invalidate, close: polling.stop };
}

/** The catalogue as the database has it now: the previous one with what changed since, otherwise a new one. */
async function readCatalogue(db: Database, previous: Catalogue | undefined): Promise<Catalogue> {
  if (previous !== undefined) {
    const state = await readState(db, previous.state.reached);
    const viewCounts = state.views === previous.state.views ? undefined : await readViewCounts(db);
    const updated = updateCatalogue(previous, state, viewCounts);
    if (updated !== undefined) return updated;
  }
  return buildCatalogue(await loadRows(db));
}

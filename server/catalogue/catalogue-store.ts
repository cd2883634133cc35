import type { Database } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { loadRows, readViewCounts } from './load-rows.ts';
import { readState } from './read-state.ts';
import { updateCatalogue } from './update-catalogue.ts';

/**
 * Keeps the catalogue in memory, and looks in the database for what changed. Units that were sold or have another price
 * are replaced in it; after any other change, such as an import, it is built anew.
 */
export type CatalogueStore = {
  /** The catalogue with every change so far. Waits for at most two looks, however often it is changed meanwhile. */
  current(): Promise<Catalogue>;
  /** The catalogue after a look that begins now. Looks that are asked for at the same time are one. */
  look(): Promise<Catalogue>;
  /**
   * The current catalogue or, while the database is unavailable, the last one that was read: for display, not for decisions.
   */
  forDisplay(): Promise<Catalogue>;
  /** The current catalogue if it is there already, otherwise undefined. */
  ready(): Catalogue | undefined;
  /** The catalogue as it was last read, which may be out of date; undefined before the first read. */
  lastKnown(): Catalogue | undefined;
  /**
   * The last catalogue that was read, possibly older than the last change: for data that sales do not change. Read if
   * there is none.
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

export function createCatalogueStore(
  db: Database,
  readiness: Readiness,
  onError: (error: unknown) => void,
  pollInterval = defaultInterval,
): CatalogueStore {
  let catalogue: Catalogue | undefined;
  let changes = 0;
  let changedAt = 0;
  let seen = -1;
  /** The look under way, with the changes that it contains, and the one after it. */
  let looking: { changes: number; done: Promise<Catalogue> } | undefined;
  let next: Promise<Catalogue> | undefined;

  const lookOnce = async (contained: number): Promise<Catalogue> => {
    try {
      const found = await readCatalogue(db, catalogue);
      catalogue = found;
      seen = contained;
      return found;
    } finally {
      looking = undefined;
    }
  };
  const begin = () => {
    next = undefined;
    looking = { changes, done: lookOnce(changes) };
    return looking.done;
  };
  const look = () => {
    if (next !== undefined) return next;
    return looking === undefined ? begin() : (next = looking.done.then(begin, begin));
  };
  const ready = () => (seen === changes ? catalogue : undefined);
  const current = async () => {
    const found = ready();
    if (found !== undefined) return found;
    return looking?.changes === changes ? looking.done : look();
  };
  const invalidate = () => {
    changes += 1;
    changedAt = performance.now();
  };
  let polling: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    if (catalogue === undefined) return;
    polling ??= look()
      .catch(onError)
      .finally(() => {
        polling = undefined;
      });
  }, pollInterval);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await polling;
  };
  const latest = async () => catalogue ?? current();
  const forDisplay = async () =>
    ready() ?? readOrLastKnown(readiness, current, () => catalogue && { value: catalogue, since: changedAt });
  return { current, look, forDisplay, ready, lastKnown: () => catalogue, latest, invalidate, close };
}

/** The catalogue as the database has it now: what is known, with what changed since, or else all of it. */
async function readCatalogue(db: Database, known: Catalogue | undefined): Promise<Catalogue> {
  if (known !== undefined) {
    const state = await readState(db, known.state.reached);
    const viewCounts = state.views === known.state.views ? undefined : await readViewCounts(db);
    const updated = updateCatalogue(known, state, viewCounts);
    if (updated !== undefined) return updated;
  }
  return buildCatalogue(await loadRows(db));
}

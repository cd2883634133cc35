import type { Database } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { loadRows, readVersion } from './load-rows.ts';

/** Keeps the catalogue in memory. It is rebuilt at the first read after a change. */
export type CatalogueStore = {
  /** The catalogue with every change so far. Waits for at most two builds, however often it is changed meanwhile. */
  current(): Promise<Catalogue>;
  /**
   * The current catalogue or, while the database is unavailable, the last one that was built: for display, not for decisions.
   */
  forDisplay(): Promise<Catalogue>;
  /** The current catalogue if it is built already, otherwise undefined. */
  ready(): Catalogue | undefined;
  /**
   * The last catalogue that was built, possibly older than the last change: for data that sales do not change. Built if
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
  let builtFor = -1;
  /** The build under way, with the changes that it contains, and the one after it. */
  let building: { changes: number; done: Promise<Catalogue> } | undefined;
  let next: Promise<Catalogue> | undefined;

  const build = async (contained: number): Promise<Catalogue> => {
    try {
      const built = buildCatalogue(await loadRows(db));
      catalogue = built;
      builtFor = contained;
      return built;
    } finally {
      building = undefined;
    }
  };
  const begin = () => {
    next = undefined;
    building = { changes, done: build(changes) };
    return building.done;
  };
  const ready = () => (builtFor === changes ? catalogue : undefined);
  const current = async () => {
    const built = ready();
    if (built !== undefined) return built;
    if (next !== undefined) return next;
    if (building === undefined) return begin();
    if (building.changes === changes) return building.done;
    return (next = building.done.then(begin, begin));
  };
  const invalidate = () => {
    changes += 1;
    changedAt = performance.now();
  };
  const poll = async () => {
    const checked = ready();
    if (checked !== undefined && (await readVersion(db)) !== checked.version && ready() === checked) invalidate();
  };
  let polling: Promise<void> | undefined;
  const timer = setInterval(() => {
    polling ??= poll()
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
  return { current, forDisplay, ready, latest, invalidate, close };
}

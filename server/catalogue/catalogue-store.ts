import type { Database } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { loadRows, readVersion } from './load-rows.ts';

/** Keeps the catalogue in memory. It is rebuilt at the first read after a change. */
export type CatalogueStore = {
  /** The current catalogue; waits while it is built. */
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
  let building: Promise<Catalogue> | undefined;

  const build = async (): Promise<Catalogue> => {
    const changesBefore = changes;
    const built = buildCatalogue(await loadRows(db));
    catalogue = built;
    builtFor = changesBefore;
    return changesBefore === changes ? built : build();
  };
  const ready = () => (builtFor === changes ? catalogue : undefined);
  const current = async () =>
    ready() ??
    (building ??= build().finally(() => {
      building = undefined;
    }));
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

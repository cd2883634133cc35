import type { Database } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { loadRows, readVersion } from './load-rows.ts';

/** Keeps the catalogue ready. It is built anew at the first read after a change. */
export type CatalogueStore = {
  /** The catalogue as it is now; waits while it is built. */
  current(): Promise<Catalogue>;
  /**
   * The catalogue as it is now, or while the database is away as it was built last: for what is shown, not for what is
   * decided by it.
   */
  shown(): Promise<Catalogue>;
  /** The catalogue where it is ready at this moment, else undefined. */
  ready(): Catalogue | undefined;
  /**
   * The catalogue that was built last, older than the last change perhaps: for what sales does not change. Built where
   * there is none.
   */
  latest(): Promise<Catalogue>;
  /**
   * Says that this process changed the catalogue. Call it after commit and before answering: the next read sees the
   * change.
   */
  changed(): void;
  close(): Promise<void>;
};

/** How often the database is asked whether another process changed something, in milliseconds. */
const pollEvery = 500;

export function createCatalogueStore(
  db: Database,
  readiness: Readiness,
  onError: (error: unknown) => void,
): CatalogueStore {
  let catalogue: Catalogue | undefined;
  let changes = 0;
  let changedAt = 0;
  let builtAt = -1;
  let building: Promise<Catalogue> | undefined;

  const build = async (): Promise<Catalogue> => {
    const at = changes;
    const built = buildCatalogue(await loadRows(db));
    catalogue = built;
    builtAt = at;
    return at === changes ? built : build();
  };
  const ready = () => (builtAt === changes ? catalogue : undefined);
  const current = async () =>
    ready() ??
    (building ??= build().finally(() => {
      building = undefined;
    }));
  const changed = () => {
    changes += 1;
    changedAt = performance.now();
  };
  const poll = async () => {
    const known = ready();
    if (known !== undefined && (await readVersion(db)) !== known.version && ready() === known) changed();
  };
  let polling: Promise<void> | undefined;
  const timer = setInterval(() => {
    polling ??= poll()
      .catch(onError)
      .finally(() => {
        polling = undefined;
      });
  }, pollEvery);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await polling;
  };
  const latest = async () => catalogue ?? current();
  const shown = async () =>
    ready() ?? readOrLastKnown(readiness, current, () => catalogue && { value: catalogue, since: changedAt });
  return { current, shown, ready, latest, changed, close };
}

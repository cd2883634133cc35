import type pg from 'pg';
import type { LiveEvent } from '#contract/events/live-events.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import { openNotices } from './notices.ts';
import { createStreams, type Streams } from './streams.ts';
import { watchPeople } from './watch-people.ts';
import { watchUnits } from './watch-units.ts';

/** Live events for open browsers. */
export type Live = {
  streams: Streams;
  /** The version that browsers have after all events so far, and whether it is known to be current. */
  state(): LiveEvent<'ping'>;
  /** Call after a commit that changed units: all processes poll at once. */
  unitsChanged(): void;
  /** Call after a commit that changed sessions or presentations. */
  peopleChanged(): void;
  /** Ends every stream, so that the server can close. */
  endStreams(): void;
  close(): Promise<void>;
};

/** How often streams are pinged, in milliseconds. */
const pingEvery = 15_000;

/** `onError` is called with the reason when browsers could not be notified. */
type LiveDependencies = {
  db: Database;
  pool: pg.Pool;
  catalogue: CatalogueStore;
  onError(error: unknown): void;
  /** How often units and people are polled, in milliseconds; a second by default. */
  pollInterval?: number | undefined;
};

/** Starts listening to other processes and to the database. */
export function startLive({ db, pool, catalogue, onError, pollInterval }: LiveDependencies): Live {
  const streams = createStreams();
  const units = watchUnits({ catalogue, onError, pollInterval }, streams);
  const people = watchPeople(db, streams, onError, pollInterval);
  const watches = { units, people };
  const notices = openNotices(pool, (kind) => watches[kind].runNow());
  const timer = setInterval(() => streams.broadcast('ping', units.state()), pingEvery);
  timer.unref();
  return {
    streams,
    state: units.state,
    unitsChanged() {
      units.runNow();
      notices.send('units');
    },
    peopleChanged() {
      people.runNow();
      notices.send('people');
    },
    endStreams: streams.endAll,
    async close() {
      clearInterval(timer);
      await Promise.all([notices.close(), units.stop(), people.stop()]);
    },
  };
}

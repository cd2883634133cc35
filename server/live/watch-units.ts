import type { LiveEvent } from '#contract/events/live-events.ts';
import { unitViewFor, type UnitView } from '#domain/people/visitor-access.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { numberAfter } from '#server/database/snapshot-number.ts';
import { repeat, type RepeatingTask } from '#server/jobs/repeat.ts';
import { prepareEvent, type PreparedEvent, type Stream, type Streams } from './streams.ts';
import { changesBetween, type UnitChanges } from './unit-changes.ts';

/** How often the database is polled if no notice arrives, in milliseconds. */
const defaultInterval = 1_000;

/** The minimum time between two polls, in milliseconds. Units that change in between share an event. */
const defaultGap = 20;

/** After how long a poll without an answer means that data may be out of date, in milliseconds. */
const pollTimeout = 3_000;

/** The maximum number of units in an event. After a larger change, browsers request it themselves. */
const maxUnits = 25;

/** Over what time such requests are spread, per open stream, and at most; in milliseconds. */
const spread = { each: 2, max: 30_000 };

/**
 * The maximum age of the last session check, in milliseconds, at which a logged-in stream still gets units in an event.
 * Otherwise the event makes the browser request them.
 */
const maxUnchecked = 10_000;

/** `state` is the version that browsers have after all events so far, and whether the last poll succeeded. */
type UnitWatch = RepeatingTask & { state(): LiveEvent<'ping'> };

/** `onError` is called with the reason when a poll fails. */
type UnitWatchOptions = {
  catalogue: CatalogueStore;
  onError(error: unknown): void;
  pollInterval?: number | undefined;
  gap?: number;
};

/** Sends every open browser the units that changed in any process, with the fields that its listener may see. */
export function watchUnits(
  { catalogue, onError, pollInterval = defaultInterval, gap = defaultGap }: UnitWatchOptions,
  streams: Streams,
): UnitWatch {
  let last: Catalogue | undefined;
  let live = false;
  /** Nothing changed from this version to that of `last`. */
  let since = 0;

  const state = () => ({ since, version: last?.state.reached ?? 0, epoch: last?.state.epoch ?? '', live });
  const setLive = (isLive: boolean) => {
    if (isLive === live) return;
    live = isLive;
    streams.broadcast('live', { live });
    if (live) streams.broadcast('ping', state());
  };
  const poll = async () => {
    const late = setTimeout(setLive, pollTimeout, false);
    const now = await catalogue.refresh().finally(() => clearTimeout(late));
    const { epoch, reached } = now.state;
    const changes = last && changesBetween(last, now);
    // The database was restored or failed over: browsers may have data that no longer exists.
    const isOtherHistory = last !== undefined && (epoch !== last.state.epoch || reached < last.state.reached);
    const size = changes === undefined ? 0 : changes.changed.length + changes.gone.length;
    if (last === undefined) since = Math.min(reached, numberAfter(now.state.lastChange));
    else if (isOtherHistory || size > maxUnits) streams.broadcast('catchUp', catchUpEvent(now, streams));
    else if (changes !== undefined && size > 0) sendUnits(streams, now, { since, version: reached, epoch }, changes);
    if (isOtherHistory || size > 0) since = reached;
    last = now;
    return setLive(true);
  };
  const failed = (error: unknown) => {
    setLive(false);
    onError(error);
  };
  const repeated = repeat(poll, { interval: pollInterval, gap }, failed);
  repeated.runNow();
  return { ...repeated, state };
}

function catchUpEvent({ state }: Catalogue, { size }: Streams): LiveEvent<'catchUp'> {
  return { version: state.reached, epoch: state.epoch, within: Math.min(spread.max, size * spread.each) };
}

/** Serialises the event once for each view of units, and sends each stream the one for its listener. */
function sendUnits(
  streams: Streams,
  catalogue: Catalogue,
  span: { since: number; version: number; epoch: string },
  { changed, gone }: UnitChanges,
): void {
  const written = new Map<UnitView, PreparedEvent>();
  const eventFor = (view: UnitView) => {
    const event =
      written.get(view) ??
      prepareEvent('units', { ...span, properties: changed.map((unit) => projectProperty(unit, view)), gone });
    written.set(view, event);
    return event;
  };
  const askToCatchUp = prepareEvent('catchUp', catchUpEvent(catalogue, streams));
  const now = performance.now();
  const isUnchecked = ({ isLoggedIn, checkedAt }: Stream) => isLoggedIn && now - checkedAt > maxUnchecked;
  streams.sendEach((stream) =>
    isUnchecked(stream)
      ? askToCatchUp
      : eventFor(unitViewFor(stream.isLoggedIn, catalogue.settings?.visitorAccess ?? 'home')),
  );
}

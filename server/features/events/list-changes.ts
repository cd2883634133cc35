import { eventCalls } from '#contract/calls/events.ts';
import { unitViewFor, type UnitView } from '#domain/people/visitor-access.ts';
import type { CallHandler, FindActor, Registry } from '#server/calls/registry.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { createReadyAnswer, replyReady, type ReadyAnswer } from '#server/http/ready-answer.ts';
import type { Live } from '#server/live/live.ts';
import { changesSince } from '#server/live/unit-changes.ts';
import { isLoggedIn } from '#server/sessions/actor.ts';

/** Above this, loading the whole catalogue is cheaper, since it is cached and compressed. */
const maxChanges = 300;

type Dependencies = { catalogue: CatalogueStore; live: Pick<Live, 'state'> };

/** The units that changed since a version, with the fields that the caller may see. Equal answers are made once. */
function listChanges(dependencies: Dependencies): CallHandler<typeof eventCalls.listChanges> {
  return async ({ query: { since, epoch, until }, actor, request, reply }) => {
    const catalogue = await catalogueAt(dependencies, until && Math.max(until, since ?? 0), epoch);
    const view = unitViewFor(isLoggedIn(actor), catalogue.settings?.visitorAccess ?? 'home');
    const isOther = epoch !== undefined && epoch !== catalogue.state.epoch;
    return replyReady(request, reply, answerFor(catalogue, view, isOther ? 'another epoch' : since));
  };
}

/** A catalogue at least as new as the version; if that is undefined or of another epoch, as new as the call. */
async function catalogueAt(
  { catalogue, live }: Dependencies,
  version: number | undefined,
  epoch: string | undefined,
): Promise<Catalogue> {
  const ready = catalogue.ready();
  const isNew = version !== undefined && ready !== undefined && ready.state.reached >= version;
  const isSame = epoch === undefined || epoch === ready?.state.epoch;
  return isNew && isSame && live.state().live ? ready : catalogue.refresh();
}

const answers = new WeakMap<Catalogue, Map<string, ReadyAnswer>>();
/** How many answers are cached for one state of the catalogue. Browsers have few different versions. */
const maxAnswers = 100;

/** What a caller already has: everything up to a version, data of another epoch, or nothing. */
type Since = number | 'another epoch' | undefined;

function answerFor(catalogue: Catalogue, view: UnitView, since: Since): ReadyAnswer {
  const cached = answers.get(catalogue) ?? new Map<string, ReadyAnswer>();
  answers.set(catalogue, cached);
  const key = `${view} ${since}`;
  const existing = cached.get(key);
  if (existing !== undefined) return existing;
  if (cached.size >= maxAnswers) cached.clear();
  const answer = createReadyAnswer(findChanges(catalogue, view, since));
  cached.set(key, answer);
  return answer;
}

function findChanges(catalogue: Catalogue, view: UnitView, since: Since) {
  const { reached: version, epoch } = catalogue.state;
  const as_of = new Date().toISOString();
  const none = { version, epoch, reset: false, as_of, properties: [], gone: [] };
  if (since === undefined) return none;
  if (since === 'another epoch') return { ...none, reset: true };
  const { changed, gone } = changesSince(catalogue, since);
  // A version in the future is from before a restore of the database, from a caller that names no epoch.
  if (since > version || changed.length + gone.length > maxChanges) return { ...none, reset: true };
  return { ...none, properties: changed.map((unit) => projectProperty(unit, view)), gone };
}

/** Registers the call by which browsers catch up. `findActor` may be up to a second out of date. */
export function registerChanges({ register }: Registry, dependencies: Dependencies, findActor: FindActor): void {
  register(eventCalls.listChanges, listChanges(dependencies), findActor);
}

import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { catalogueCalls as calls } from '#contract/calls/catalogue.ts';
import { packedUnitsType } from '#contract/entities/packed-units.ts';
import { unitsVersionHeaders } from '#contract/units-version.ts';
import { isCaller } from '#domain/people/actor.ts';
import { unitViewFor } from '#domain/people/visitor-access.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { ProblemError } from '#server/http/problem.ts';
import { replyReady, type HeaderList, type ReadyAnswer } from '#server/http/ready-answer.ts';
import { isLoggedIn, type RequestActor } from '#server/sessions/actor.ts';
import type { Catalogue, ListName } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { planKey } from '#server/catalogue/present-building.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';

/**
 * A read without parameters: its call, and a function that returns the prepared answer for a caller and the media types
 * in their `Accept` header; undefined if the caller may not see it.
 */
type ReadyRead = {
  call: Call;
  select(catalogue: Catalogue, actor: RequestActor, accept: string | undefined): ReadyAnswer | undefined;
  /** Further headers, which describe the state of the catalogue. */
  more?(catalogue: Catalogue): HeaderList;
};

const list = (call: Call, name: ListName): ReadyRead => ({ call, select: (catalogue) => catalogue.lists[name] });

const reads: readonly ReadyRead[] = [
  { call: calls.listProperties, select: listUnits, more: versionOf },
  { call: calls.getTour, select: (catalogue) => (catalogue.tour ? catalogue.tourAnswer : undefined) },
  { call: calls.listSilhouettes, select: (catalogue) => catalogue.silhouettesAnswer },
  list(calls.listBuildings, 'buildings'),
  list(calls.listRoomTypes, 'roomTypes'),
  list(calls.listStatuses, 'statuses'),
  list(calls.listBuildingTypes, 'buildingTypes'),
  list(calls.listApartmentTypes, 'apartmentTypes'),
  list(calls.listGalleries, 'galleries'),
  list(calls.listPlaces, 'places'),
  list(calls.listPanoramas, 'panoramas'),
  list(calls.listLeadSources, 'leadSources'),
  list(calls.listLeadStatuses, 'leadStatuses'),
  list(calls.listPictures, 'pictures'),
];

/** The reads without parameters by path. */
export const readyReads: ReadonlyMap<string, ReadyRead> = new Map(reads.map((read) => [read.call.path, read]));

/** Registers the reads that every screen begins with. `findCachedActor` may be up to a second out of date. */
export function registerCatalogue(
  { register }: Registry,
  store: CatalogueStore,
  findCachedActor: (request: FastifyRequest) => Promise<RequestActor>,
): void {
  for (const { call, select, more } of reads) {
    register(
      call,
      async ({ actor, request, reply }) => {
        const catalogue = await store.forDisplay();
        return replyReady(
          request,
          reply,
          select(catalogue, actor, request.headers.accept) ?? notFound(),
          more?.(catalogue),
        );
      },
      findCachedActor,
    );
  }
  register(calls.getProperty, getProperty(store), findCachedActor);
  register(calls.listPropertiesOnFloor, listPropertiesOnFloor(store), findCachedActor);
  register(
    calls.getSettings,
    async ({ params, request, reply }) => {
      const catalogue = await store.forDisplay();
      return catalogue.projectId === params.id ? replyReady(request, reply, catalogue.settingsAnswer) : notFound();
    },
    findCachedActor,
  );
  register(
    calls.getPlan,
    async ({ params, request, reply }) => {
      const plan = (await store.forDisplay()).plans.get(planKey(params.building, params.code));
      return plan ? replyReady(request, reply, plan) : notFound();
    },
    findCachedActor,
  );
}

/** All units, in the packed form for browsers that ask for it and may see more than the home view. */
function listUnits(catalogue: Catalogue, actor: RequestActor, accept: string | undefined): ReadyAnswer {
  const view = viewOf(catalogue, actor);
  const { unitLists } = catalogue;
  return view !== 'home' && accept?.includes(packedUnitsType) ? unitLists.packed[view] : unitLists[view];
}

function versionOf({ state: { reached, epoch } }: Catalogue): HeaderList {
  return [unitsVersionHeaders.version, String(reached), unitsVersionHeaders.epoch, epoch];
}

function getProperty(store: CatalogueStore): CallHandler<typeof calls.getProperty> {
  return async ({ params, actor }) => {
    const catalogue = await store.forDisplay();
    const unit =
      catalogue.units.get(params.id) ?? (isCaller(actor, 'sales') ? catalogue.withdrawn.get(params.id) : undefined);
    return unit ? projectProperty(unit, viewOf(catalogue, actor)) : notFound();
  };
}

function listPropertiesOnFloor(store: CatalogueStore): CallHandler<typeof calls.listPropertiesOnFloor> {
  return async ({ params: { building, flat }, actor }) => {
    const catalogue = await store.forDisplay();
    if (!catalogue.buildingIds.has(building)) return notFound();
    const view = viewOf(catalogue, actor);
    return [...catalogue.units.values()]
      .filter((unit) => unit.building_id === building && unit.flat_level === flat)
      .map((unit) => projectProperty(unit, view));
  };
}

function viewOf(catalogue: Catalogue, actor: RequestActor) {
  return unitViewFor(isLoggedIn(actor), catalogue.settings?.visitorAccess ?? 'home');
}

function notFound(): never {
  throw new ProblemError('not_found');
}

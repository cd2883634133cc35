import type { Building } from '#contract/entities/building.ts';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Settings, SettingsAnswer } from '#contract/settings.ts';
import type { Silhouette, Tour } from '#contract/entities/tour.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { createReadyAnswer, shareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';
import type { CatalogueRows } from './load-rows.ts';
import { presentBuildings, presentPlans } from './present-building.ts';
import { findFrameHosts } from './frame-hosts.ts';
import { presentLookups, presentPublicSettings } from './present-lookups.ts';
import { presentProperties, projectProperty } from './present-property.ts';
import { presentTour } from './present-tour.ts';

export const listNames = [
  'buildings',
  'roomTypes',
  'statuses',
  'buildingTypes',
  'apartmentTypes',
  'galleries',
  'panoramas',
  'places',
  'leadSources',
  'leadStatuses',
  'pictures',
] as const;
export type ListName = (typeof listNames)[number];

/** A file of the package on disk: `DATA_DIR/media/{media_id}/{file}`. Pictures have a size, in pixels. */
export type StoredFile = {
  media_id: string;
  file: string;
  media_type: string;
  widths?: number[];
  width?: number;
  height?: number;
};

/** The lists as values, for documents that are made from them. */
export type CatalogueValues = ReturnType<typeof presentLookups> & { buildings: Building[] };

/** The catalogue of one snapshot: prepared answers, and the values that single reads look up. */
export type Catalogue = {
  version: string;
  /** When it was read, in milliseconds since the epoch. */
  builtAt: number;
  projectId: number | undefined;
  settings: SettingsAnswer | undefined;
  settingsAnswer: ReadyAnswer;
  /** The provider of directions, with the URL of the routing engine, which is not sent to browsers. */
  directions: Settings['directions'] | undefined;
  places: readonly Place[];
  /** Hosts whose pages may be shown in a frame. */
  frameHosts: readonly string[];
  units: ReadonlyMap<number, Property>;
  /** Units that the package no longer contains and that are not settled, for sales users only. */
  withdrawn: ReadonlyMap<number, Property>;
  buildingIds: ReadonlySet<number>;
  unitLists: Record<UnitView, ReadyAnswer>;
  lists: Record<ListName, ReadyAnswer>;
  values: CatalogueValues;
  plans: ReadonlyMap<string, ReadyAnswer>;
  planValues: ReadonlyMap<string, Plan>;
  tour: Tour | undefined;
  tourAnswer: ReadyAnswer;
  silhouettes: readonly Silhouette[];
  silhouettesAnswer: ReadyAnswer;
  /** Pictures and documents by the name that entities give them. */
  files: ReadonlyMap<string, StoredFile>;
};

/** Presents and serialises the whole catalogue once. */
export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const frameHosts = findFrameHosts(rows);
  const { units, withdrawn } = presentProperties(rows, frameHosts);
  const settings = presentPublicSettings(rows, frameHosts);
  const values = {
    ...presentLookups(rows, frameHosts),
    buildings: presentBuildings(rows, units, settings?.soldMeans ?? 'sold'),
  };
  const plans = presentPlans(rows, units);
  const presented = rows.tour && presentTour(rows.tour);
  const listFor = (view: UnitView) => createReadyAnswer(units.map((unit) => projectProperty(unit, view)));
  return {
    version: rows.version,
    builtAt: Date.now(),
    projectId: rows.project?.id,
    settings,
    frameHosts,
    settingsAnswer: shareAnswer(createReadyAnswer(settings ?? null)),
    directions: rows.project?.settings.directions,
    places: values.places,
    units: new Map(units.map((unit) => [unit.id, unit])),
    withdrawn: new Map(withdrawn.map((unit) => [unit.id, unit])),
    buildingIds: new Set(rows.buildings.map((building) => building.id)),
    unitLists: { full: listFor('full'), withoutPrice: listFor('withoutPrice'), home: listFor('home') },
    lists: Object.fromEntries(listNames.map((name) => [name, shareAnswer(createReadyAnswer(values[name]))])) as Record<
      ListName,
      ReadyAnswer
    >,
    values,
    plans: new Map([...plans].map(([key, plan]) => [key, shareAnswer(createReadyAnswer(plan))])),
    planValues: plans,
    tour: presented?.tour,
    tourAnswer: shareAnswer(createReadyAnswer(presented?.tour ?? null)),
    silhouettes: presented?.silhouettes ?? [],
    silhouettesAnswer: shareAnswer(createReadyAnswer(presented?.silhouettes ?? [])),
    files: new Map([...rows.documents, ...rows.pictures].map((file) => [file.name, file])),
  };
}

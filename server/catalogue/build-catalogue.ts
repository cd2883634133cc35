import type { Building } from '#contract/entities/building.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Settings, SettingsAnswer } from '#contract/settings.ts';
import type { Silhouette, Tour } from '#contract/entities/tour.ts';
import type { TypeNames } from '#domain/buildings/type-names.ts';
import { frameHost } from '#domain/frames/frame-address.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { createReadyAnswer, shareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';
import type { CatalogueRows } from './load-rows.ts';
import { presentBuildings, presentPlans } from './present-building.ts';
import { presentLegalPages, presentLookups, presentPublicSettings } from './present-lookups.ts';
import { createPresenter, presentProperties, type PresentUnit } from './present-property.ts';
import { type BundledFiles, presentTour } from './present-tour.ts';
import type { CatalogueState } from './read-state.ts';
import { createListAnswer, createPackedAnswer, createUnitList, type UnitList } from './unit-list.ts';

const listNames = [
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

/** The lists as values, from which documents are made. */
type CatalogueValues = ReturnType<typeof presentLookups> & { buildings: Building[] };

/** The catalogue of one snapshot: prepared answers, and the values for reads of single entries. */
export type Catalogue = {
  /** The state of the database in that snapshot. */
  state: CatalogueState;
  /** Differs if anything but the units' sales data and views may differ. */
  version: string;
  /** When it was read, in milliseconds of `performance.now()`. */
  builtAt: number;
  projectId: number | undefined;
  settings: SettingsAnswer | undefined;
  settingsAnswer: ReadyAnswer;
  /** The provider of directions, with the URL of the routing engine, which is not sent to browsers. */
  directions: Settings['directions'] | undefined;
  places: readonly Place[];
  legalPages: readonly LegalPageAnswer[];
  /** Hosts whose pages may be shown in a frame. */
  frameHosts: readonly string[];
  units: ReadonlyMap<number, Property>;
  /** Units that the package no longer contains and that are not settled, for sales users only. */
  withdrawn: ReadonlyMap<number, Property>;
  buildingIds: ReadonlySet<number>;
  /** What several buildings of the type of each building are called, by the building's id. */
  typeNames: ReadonlyMap<number, TypeNames>;
  /** For each unit, the transaction that last changed its sales data; likewise for those that are withdrawn. */
  changedIn: ReadonlyMap<number, number>;
  gone: ReadonlyMap<number, number>;
  present: PresentUnit;
  unitList: UnitList;
  unitLists: UnitLists;
  lists: Record<ListName, ReadyAnswer>;
  values: CatalogueValues;
  plans: ReadonlyMap<string, ReadyAnswer>;
  planValues: ReadonlyMap<string, Plan>;
  tour: Tour | undefined;
  tourAnswer: ReadyAnswer;
  /** The paths of the files of each bundle of frames below the media folder, by the address of the bundle. */
  bundledFiles: BundledFiles;
  silhouettes: readonly Silhouette[];
  silhouettesAnswer: ReadyAnswer;
  /** Pictures and documents by the name with which entities refer to them. */
  files: ReadonlyMap<string, StoredFile>;
};

/** The answers with all units, for each view, and in packed form for the views that have all fields. */
type UnitLists = Record<UnitView, ReadyAnswer> & { packed: Record<Exclude<UnitView, 'home'>, ReadyAnswer> };

/** Presents and serialises the whole catalogue once. */
export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const frameHosts = findFrameHosts(rows);
  const present = createPresenter(rows, frameHosts);
  const { units, withdrawn } = presentProperties(rows, present);
  const settings = presentPublicSettings(rows, frameHosts);
  const values = {
    ...presentLookups(rows, frameHosts),
    buildings: presentBuildings(rows, units, settings?.soldMeans ?? 'sold'),
  };
  const plans = presentPlans(rows, units);
  const { tour, silhouettes, bundledFiles } = presentTour(rows.tour);
  const unitList = createUnitList(units);
  return {
    state: rows.state,
    version: `${rows.state.structure} ${rows.state.epoch} ${rows.state.reached}`,
    builtAt: performance.now(),
    projectId: rows.project?.id,
    settings,
    frameHosts,
    settingsAnswer: shareAnswer(createReadyAnswer(settings ?? null)),
    directions: rows.project?.settings.directions,
    places: values.places,
    legalPages: presentLegalPages(rows),
    units: new Map(units.map((unit) => [unit.id, unit])),
    withdrawn: new Map(withdrawn.map((unit) => [unit.id, unit])),
    buildingIds: new Set(rows.buildings.map((building) => building.id)),
    typeNames: nameTypes(rows),
    changedIn: new Map(rows.units.map((row) => [row.id, Number(row.changed_in)])),
    gone: new Map(rows.goneUnits.map((row) => [row.id, Number(row.changed_in)])),
    present,
    unitList,
    unitLists: createUnitLists(unitList),
    lists: Object.fromEntries(listNames.map((name) => [name, shareAnswer(createReadyAnswer(values[name]))])) as Record<
      ListName,
      ReadyAnswer
    >,
    values,
    plans: new Map([...plans].map(([key, plan]) => [key, shareAnswer(createReadyAnswer(plan))])),
    planValues: plans,
    tour,
    tourAnswer: shareAnswer(createReadyAnswer(tour ?? null)),
    bundledFiles,
    silhouettes,
    silhouettesAnswer: shareAnswer(createReadyAnswer(silhouettes)),
    files: new Map([...rows.documents, ...rows.pictures].map((file) => [file.name, file])),
  };
}

/** The hosts whose pages may be framed: those of the settings, otherwise those of the links in the package itself. */
function findFrameHosts({ project, galleries, apartmentTypes, units }: CatalogueRows): string[] {
  const configured = project?.settings.frameHosts;
  if (configured) return configured;
  const links = [
    project?.settings.external360Url,
    ...galleries.map((row) => row.link),
    ...apartmentTypes.map((row) => row.link_360),
    ...units.map((row) => row.link_360),
  ];
  const hosts = links.flatMap((link) => (link ? (frameHost(link) ?? []) : []));
  return [...new Set(hosts)].sort();
}

function nameTypes({ buildings, buildingTypes }: CatalogueRows): Map<number, TypeNames> {
  const names = new Map(buildingTypes.map(({ id, further_texts }): [number, TypeNames] => [id, further_texts]));
  return new Map(buildings.map(({ id, building_type_id }) => [id, names.get(building_type_id) ?? {}]));
}

/** Prepares the answers with all units. Each is serialised when it is first sent. */
export function createUnitLists(list: UnitList): UnitLists {
  return {
    full: createListAnswer(list, 'full'),
    withoutPrice: createListAnswer(list, 'withoutPrice'),
    home: createListAnswer(list, 'home'),
    packed: { full: createPackedAnswer(list, 'full'), withoutPrice: createPackedAnswer(list, 'withoutPrice') },
  };
}

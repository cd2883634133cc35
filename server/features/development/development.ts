import type { TypeNames } from '#domain/buildings/type-names.ts';
import type { StoredFront } from '#server/database/stored-front.ts';
import type { LocalFields } from '#domain/texts/language.ts';
import type { StoredTour } from '#server/database/stored-tour.ts';
import type { Hotspot } from '#contract/entities/panorama.ts';
import type { DevelopmentTexts, Settings } from '#contract/settings.ts';
import type { LegalText } from '#contract/entities/legal.ts';
import type { PackageGallery, PackagePlace } from '#contract/package-content.ts';
import type { Level } from '#domain/floors/levels.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';
import type { PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { UnitFacts } from '#domain/units/unit-facts.ts';
import type { HeldUnitDecision } from './package-names.ts';

/**
 * A development as its package defines it, checked and resolved: what one import writes. Its parts refer to each other
 * by name, not by id.
 */
export type Development = {
  /** Identifies the content of the package. */
  version: string;
  settings: Settings;
  texts: DevelopmentTexts;
  roomTypes: (LocalFields<'label'> & { name: string; folder: string })[];
  buildingTypes: (Titled & TypeNames)[];
  apartmentTypes: (Titled & { images: string[]; plans: string[]; link_360: string | null })[];
  tags: (LocalFields<'title'> & { tag: string })[];
  leadSources: { name: string }[];
  galleries: DevelopmentGallery[];
  panoramas: DevelopmentPanorama[];
  places: DevelopmentPlace[];
  buildings: DevelopmentBuilding[];
  levels: Level[];
  placeCategories: PlaceCategory[];
  fronts: DevelopmentFront[];
  floorOutlines: FloorOutline[];
  units: DevelopmentUnit[];
  heldUnits: HeldUnitDecision[];
  plans: DevelopmentPlan[];
  pictures: DevelopmentPicture[];
  documents: { name: string; media_id: string; media_type: string; file: string }[];
  sequences: DevelopmentSequence[];
  legal: LegalText[];
};

type Titled = LocalFields<'title'> & { name: string };

export type DevelopmentGallery = PackageGallery;

/** `picture` is a name in the manifest. */
export type DevelopmentPanorama = LocalFields<'name'> & {
  slug: string;
  place: PanoramaPlace | null;
  picture: string;
  yaw: number;
  pitch: number;
  hotspots: Hotspot[];
};

export type DevelopmentPlace = PackagePlace;

/**
 * A front of a class (in lower case). `front` and its names are '' if it is the only one; `picture` is a name in the
 * picture manifest. Its outlines are in a view box of `width`×`height`.
 */
export type DevelopmentFront = StoredFront;

/** The outline of a floor on a front of its class: SVG point pairs in the size of the front. */
export type FloorOutline = { class_name: string; front: string; level: number; points: string };

/**
 * `formerly` is the building's code in an earlier package. `class_name` is spelt as in the package; outlines and plans
 * refer to classes in lower case.
 */
export type DevelopmentBuilding = LocalFields<'name'> & {
  code: string;
  formerly: string | null;
  class_name: string;
  number: number;
  zone_id: number;
  is_villa: boolean;
  building_type: string;
  instance_name: string;
};

/**
 * Prices are in minor units, areas in m². `building` is a building's code; `formerly` is the unit's code in an earlier
 * package.
 */
export type DevelopmentUnit = UnitFacts & {
  building: string;
  number: string;
  code: string;
  formerly: string | null;
  level: number;
  is_dublex: boolean;
  status_id: UnitStatusId;
  room_type: string;
  apartment_type: string;
  price: number;
  furniture_price: number;
  tags: string[];
  images: string[];
  plans: string[];
  info_sheet: string | null;
  link_360: string | null;
};

/** The polygons of units are SVG point pairs in `width`×`height`. */
export type DevelopmentPlan = {
  class_name: string;
  level: number;
  is_dublex: boolean;
  code: string;
  background: string | null;
  drawing: string | null;
  width: number;
  height: number;
  polygons: { building: string; number: string; points: string[]; label: { x: number; y: number } }[];
};

export type DevelopmentPicture = {
  name: string;
  media_id: string;
  width: number;
  height: number;
  widths: number[];
  colour: string;
  media_type: string;
  file: string;
};

/** A rotator sequence whose markers refer to buildings by code. */
export type DevelopmentSequence = Omit<StoredTour['sequences'][number], 'markers'> & {
  markers: (Omit<StoredTour['sequences'][number]['markers'][number], 'building_id'> & { building: string })[];
};

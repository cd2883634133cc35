import type { HomeProperty, Property } from '#contract/entities/property.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { instanceName } from '#domain/buildings/instance-name.ts';
import { checkFrameAddress } from '#domain/frames/frame-address.ts';
import { panoramaOf } from '#domain/panoramas/panorama-address.ts';
import { statusNameOf } from '#domain/units/statuses.ts';
import { mapUnitFacts } from '#domain/units/unit-facts.ts';
import type { CatalogueRows } from './load-rows.ts';

const collator = new Intl.Collator('en', { numeric: true });

/** Presents a unit with all its fields, given how often it was viewed. */
export type PresentUnit = (row: CatalogueRows['units'][number], view_count: number) => Property;

/** All units with all their fields, and those that are withdrawn but not settled, by building, floor and number. */
export function presentProperties(
  rows: CatalogueRows,
  presentUnit: PresentUnit,
): { units: Property[]; withdrawn: Property[] } {
  const present = (row: CatalogueRows['units'][number]) => presentUnit(row, rows.viewCounts.get(row.id) ?? 0);
  const positions = new Map(rows.buildings.map((building, index) => [building.id, index]));
  const positionOf = (unit: Property) => positions.get(unit.building_id) ?? 0;
  const compare = (a: Property, b: Property) =>
    positionOf(a) - positionOf(b) || a.flat_level - b.flat_level || collator.compare(a.number, b.number);
  return {
    units: rows.units.map(present).sort(compare),
    withdrawn: rows.withdrawnUnits.map((row) => ({ ...present(row), is_withdrawn: true })).sort(compare),
  };
}

/** The fields of a unit in a view: all, all but the prices, or what the home view needs. */
export function projectProperty(unit: Property, view: UnitView): Property | HomeProperty {
  if (view === 'full') return unit;
  if (view === 'withoutPrice') {
    const { price: _price, furniture_price: _furniture, ...rest } = unit;
    return rest;
  }
  const { id, building_id, flat_level, status, status_id, is_dublex } = unit;
  return { id, building_id, flat_level, status, status_id, is_dublex };
}

/** Returns the function that presents single units, which looks up their buildings and types in the rows. */
export function createPresenter(
  rows: Pick<CatalogueRows, 'buildings' | 'roomTypes' | 'apartmentTypes'>,
  frameHosts: readonly string[],
): PresentUnit {
  const buildings = new Map(rows.buildings.map((row) => [row.id, row]));
  const roomTypes = new Map(rows.roomTypes.map((row) => [row.id, row]));
  const apartmentTypes = new Map(rows.apartmentTypes.map((row) => [row.id, row]));
  return (unit, view_count) => {
    const building = requireRow(buildings, unit.building_id);
    const room = requireRow(roomTypes, unit.room_type_id);
    const type = requireRow(apartmentTypes, unit.apartment_type_id);
    const status = unit.status_id;
    return {
      id: unit.id,
      number: unit.number,
      code: unit.code,
      status: statusNameOf(status),
      status_id: status,
      building_id: unit.building_id,
      building_type_id: building.building_type_id,
      room_type_id: unit.room_type_id,
      apartment_type_id: unit.apartment_type_id,
      flat_level: unit.flat_level,
      is_dublex: unit.is_dublex,
      price: unit.price,
      furniture_price: unit.furniture_price,
      ...mapUnitFacts((name) => unit[name]),
      tags: unit.tags,
      has_terrace: unit.terrace_area > 0,
      apartment_type: { id: type.id, name: type.name, images: type.images },
      room_type: { id: room.id, name: room.name, label: room.label_en },
      room_type_folder: room.folder,
      images: unit.images.length > 0 ? unit.images : type.images,
      plans: unit.plans.length > 0 ? unit.plans : type.plans,
      info_sheet: unit.info_sheet,
      link_360: shownPanorama(unit.link_360 ?? type.link_360, frameHosts),
      view_count,
      building: { id: building.id, instance_name: instanceName(building) },
      version: unit.version,
    };
  };
}

/** A row that a foreign key refers to, read in the same snapshot. */
function requireRow<T>(rows: ReadonlyMap<number, T>, id: number): T {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`row ${id} is missing from the snapshot`);
  return row;
}

/** The 360° view of a unit if it can be shown: a panorama of this site, or a page that may be framed. */
function shownPanorama(link: string | null, frameHosts: readonly string[]): string | null {
  if (link === null) return null;
  return panoramaOf(link) !== undefined || checkFrameAddress(link, frameHosts) === null ? link : null;
}

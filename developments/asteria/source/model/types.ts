/** A point in metres: x to the east, y to the north. The origin is in the pool court. */
export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall' | 'dressing' | 'store';
export type Side = 'south' | 'north';

export interface Room {
  id: string;
  kind: RoomKind;
  polygon: Polygon;
  area: number;
  size: readonly [number, number];
}
export interface Wall {
  kind: 'party' | 'corridor' | 'facade' | 'partition';
  polygon: Polygon;
}
/** A door: it hangs at `hinge`, is drawn open with its edge at `leaf`, and closes against `jamb`. */
export interface Door {
  kind: 'entrance' | 'inner';
  hinge: Point;
  leaf: Point;
  jamb: Point;
}
/**
 * An opening in an outer wall, from `a` to `b` along its outer face. `inner` is a vector of one metre into the room;
 * heights are in metres above the floor.
 */
export interface Window {
  kind: 'sliding' | 'window';
  a: Point;
  b: Point;
  inner: Point;
  depth: number;
  sill: number;
  head: number;
}
export interface Furniture {
  kind: string;
  polygon: Polygon;
}

/** The plan of one storey of one home. */
export interface FloorPlan {
  polygon: Polygon;
  rooms: Room[];
  walls: Wall[];
  doors: Door[];
  windows: Window[];
  furniture: Furniture[];
}

/** Areas in m², to one decimal. `interior` includes half of party walls and all of outer walls. */
export interface Areas {
  interior: number;
  net: number;
  gross: number;
  terrace: number;
  garden: number;
}

export interface Unit extends FloorPlan {
  number: string;
  level: number;
  side: Side;
  template: string;
  corner: 'west' | 'east' | null;
  mirrored: boolean;
  roomType: string;
  apartmentType: string;
  isDuplex: boolean;
  bathrooms: number;
  terrace: Polygon | null;
  garden: Polygon | null;
  facade: readonly (readonly [Point, Point])[];
  /** The axis of the home: a point on the corridor line and the direction towards its terrace. */
  axis: { at: Point; towards: Point; width: number; depth: number };
  upper: (FloorPlan & { garden: Polygon; z0: number; z1: number }) | null;
  areas: Areas;
}

export interface Core {
  polygon: Polygon;
  walls: Wall[];
  treads: (readonly [Point, Point])[];
  stairs: Polygon;
  lifts: Polygon[];
  doors: Door[];
  shaft: Polygon;
}
export interface Amenity {
  kind: string;
  title: string;
  polygon: Polygon;
  side: Side;
  furniture: Furniture[];
}
export interface Level {
  level: number;
  code: string;
  name: string;
  z0: number;
  z1: number;
  outline: Polygon;
  body: Polygon;
  corridor: Polygon;
  cores: Core[];
  units: Unit[];
  amenities: Amenity[];
  columns: Point[];
}

export interface Roof {
  z: number;
  outline: Polygon;
  heads: Polygon[];
  panels: Polygon[];
  pergolas: Polygon[];
  green: Polygon[];
}
export interface Apartments {
  code: string;
  arc: { centre: Point; radius: number; halfAngle: number; corridor: number; depth: number };
  levels: Level[];
  roof: Roof;
}

interface VillaFloor extends FloorPlan {
  z0: number;
  z1: number;
  stairs: Polygon;
}
export interface Villa {
  code: string;
  className: string;
  position: Point;
  rotation: number;
  floors: readonly [VillaFloor, VillaFloor];
  roomType: string;
  apartmentType: string;
  bathrooms: number;
  terrace: Polygon;
  upperTerrace: Polygon;
  garden: Polygon;
  pool: Polygon;
  areas: Areas;
}

export interface Site {
  boundary: Polygon;
  poolCourt: Polygon;
  pool: Polygon;
  deck: Polygon;
  sunken: Polygon[];
  bridges: Polygon[];
  paths: Polygon[];
  parking: Polygon[];
  bays: Polygon[];
  street: Polygon;
  ramps: Polygon[];
  treeZones: { kind: 'palm' | 'olive' | 'cypress' | 'pine'; polygon: Polygon }[];
}

export interface Model {
  version: 1;
  seed: number;
  bays: number;
  apartments: Apartments;
  villas: Villa[];
  site: Site;
}

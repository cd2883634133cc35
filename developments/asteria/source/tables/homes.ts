import { centroid } from '../model/geometry.ts';
import type { Areas, Model, Side, Unit, Villa } from '../model/types.ts';
import type { Tag } from './catalogue.ts';

/** The data of a home for the tables, whether it is an apartment or a villa. */
export interface Home {
  building: string;
  number: string;
  code: string;
  level: number;
  isDuplex: boolean;
  side: Side;
  corner: boolean;
  roomType: string;
  apartmentType: string;
  bathrooms: number;
  areas: Areas;
  tags: Tag[];
  /** 1 in the middle of the pool court, 0 at the far ends. */
  central: number;
  villa: boolean;
  plans: string[];
}

/** The possible views from a home, in the order of the tags. */
const VIEWS = ['acropolis', 'lycabettus', 'hymettus', 'gulf', 'court'] as const;
type View = (typeof VIEWS)[number];
/** The views of homes by number, which the scene determines by rays; another seed has none until its scene is run. */
export type Outlooks = Readonly<Record<string, readonly View[]>>;

/** All homes in the order of the price list: from the mezzanine up, then the garden level, then the villas. */
export function homesOf(model: Model, plansOf: (home: Unit | Villa) => string[], outlooks: Outlooks = {}): Home[] {
  const halfWidth = model.apartments.arc.radius * Math.sin(model.apartments.arc.halfAngle);
  const apartments = model.apartments.levels
    .flatMap((level) => level.units)
    .map((unit): Home => ({
      building: model.apartments.code,
      number: unit.number,
      code: `${model.apartments.code}${unit.number}`,
      level: unit.level,
      isDuplex: unit.isDuplex,
      side: unit.side,
      corner: unit.corner !== null,
      roomType: unit.roomType,
      apartmentType: unit.apartmentType,
      bathrooms: unit.bathrooms,
      areas: unit.areas,
      tags: tagsOf(unit, outlooks[unit.number] ?? []),
      central: 1 - Math.min(1, Math.abs(centroid(unit.polygon)[0]) / halfWidth),
      villa: false,
      plans: plansOf(unit),
    }));
  return [...apartments, ...model.villas.map((villa) => ofVilla(villa, plansOf(villa)))];
}

function ofVilla(villa: Villa, plans: string[]): Home {
  return {
    building: villa.code,
    number: villa.code,
    code: villa.code,
    level: 0,
    isDuplex: true,
    side: 'south',
    corner: false,
    roomType: villa.roomType,
    apartmentType: villa.apartmentType,
    bathrooms: villa.bathrooms,
    areas: villa.areas,
    tags: ['garden', 'private-pool', 'two-terraces', 'duplex'],
    central: 0.5,
    villa: true,
    plans,
  };
}

function tagsOf(unit: Unit, seen: readonly View[]): Tag[] {
  const rules: readonly (readonly [Tag, boolean])[] = [
    ...VIEWS.map((view) => [`${view}-view`, seen.includes(view)] as const),
    ['pool-side', unit.side === 'south' && (unit.level <= 1 || unit.level === 8)],
    ['corner', unit.corner !== null],
    ['top-floor', unit.level === 7],
    ['two-terraces', unit.level === 7 && unit.corner !== null],
    ['garden', unit.garden !== null],
    ['roof-garden', unit.upper !== null],
    ['duplex', unit.isDuplex],
    [
      'investor',
      unit.level >= 1 &&
        unit.level <= 4 &&
        (unit.roomType === 'Studio' || (unit.roomType === '1+1' && unit.side === 'north')),
    ],
  ];
  return rules.filter(([, holds]) => holds).map(([tag]) => tag);
}

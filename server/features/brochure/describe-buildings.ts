import type { Building } from '#contract/entities/building.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { deriveBuilding, deriveFloors } from '#domain/buildings/derive-building.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { PictureList, ShownPicture } from '#server/typeset/document-pictures.ts';
import type { StatusLabel } from '#domain/units/statuses.ts';
import type { Words } from '#server/typeset/document-words.ts';
import { brochureTexts } from './brochure-texts.ts';

/** A building with floors: its front, and each floor from the top with its available and total units. */
export type BuildingPage = {
  title: string;
  about: string;
  front: ShownPicture | null;
  figures: [string, string][];
  floors: { name: string; own: string; available: number; total: number }[];
};
/** A building without floors of its own. */
export type VillaCard = {
  title: string;
  about: string[];
  front: ShownPicture | null;
  status: { label: StatusLabel; word: string } | null;
};

const frontOf = (catalogue: Catalogue, building: Building) =>
  catalogue.files.get(`buildings/${building.class_name.toLowerCase()}`);

/** The buildings with floors, one page each. */
export function describeBuildings(
  catalogue: Catalogue,
  units: readonly HomeProperty[],
  words: Words,
  soldMeans: SoldMeans,
  pictures: PictureList,
): BuildingPage[] {
  const texts = brochureTexts[words.language];
  return catalogue.values.buildings
    .filter((building) => !building.is_villa)
    .map((building) => {
      const whole = deriveBuilding(units, building.id, soldMeans);
      const floors = [...deriveFloors(units, building.id, soldMeans)].sort(([a], [b]) => b - a);
      return {
        title: localised(building, 'name', words.language),
        about: words.own(`front_${building.code.toLowerCase()}`),
        front: pictures.add(frontOf(catalogue, building), { width: 1900, height: 1069, maxBytes: 420_000 }),
        figures: [
          [String(whole.total), texts.residences],
          [String(whole.available), texts.available],
          [String(floors.length), texts.floors],
        ],
        floors: floors.map(([level, { available, total }]) => ({
          name: words.floor(level),
          own: words.own(`level_${level}`),
          available,
          total,
        })),
      };
    });
}

/** The villas, one card each. */
export function describeVillas(
  catalogue: Catalogue,
  units: readonly Property[],
  words: Words,
  pictures: PictureList,
): VillaCard[] {
  return catalogue.values.buildings
    .filter((building) => building.is_villa)
    .map((building) => {
      const [unit, ...more] = units.filter(({ building_id }) => building_id === building.id);
      return {
        title: localised(building, 'name', words.language),
        about: [
          words.own(`front_${building.code.toLowerCase()}`),
          ...(unit
            ? [`${roomLabel(unit, catalogue.values.roomTypes, words.language)} · ${words.area(unit.gross_area)}`]
            : []),
        ].filter(Boolean),
        front: pictures.add(frontOf(catalogue, building), { width: 960, height: 600, maxBytes: 120_000 }),
        status: unit && more.length === 0 ? words.status(unit.status_id) : null,
      };
    });
}

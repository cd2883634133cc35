import { serverTexts } from '#server/texts/texts.ts';
import type { Building } from '#contract/entities/building.ts';
import type { HomeProperty } from '#contract/entities/property.ts';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import { deriveFloors } from '#domain/buildings/derive-floors.ts';
import { isHighFront } from '#domain/buildings/is-high-front.ts';
import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { levelOrder } from '#domain/floors/levels.ts';
import { countedForm } from '#domain/texts/counted-form.ts';
import { localised } from '#domain/texts/language.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { ShownPicture } from '#server/typeset/document-pictures.ts';
import type { BrochureContext } from './brochure-context.ts';

/** A building with floors: its front, and each floor from the top with its available and total units. */
type BuildingPage = {
  title: string;
  about: string;
  front: ShownPicture | null;
  figures: [string, string][];
  floors: { name: string; own: string; available: number; total: number }[];
};

/** The picture of the front that all buildings of a class share. */
export const frontOf = (catalogue: Catalogue, building: Building) =>
  catalogue.files.get(mainFrontOf(building.class_name));

/** The buildings with floors, one page each. Of `units`, only their places and statuses are needed. */
export function describeBuildings(
  { catalogue, words, pictures }: Pick<BrochureContext, 'catalogue' | 'words' | 'pictures'>,
  units: readonly HomeProperty[],
  soldMeans: SoldMeans,
): BuildingPage[] {
  const texts = serverTexts[words.language].brochure;
  const levels = catalogue.settings?.levels ?? [];
  const counted = (count: number, forms: readonly string[]): [string, string] => [
    String(count),
    countedForm(forms, count, words.language),
  ];
  return catalogue.values.buildings
    .filter((building) => !building.is_villa)
    .map((building) => {
      const whole = deriveBuilding(units, building.id, soldMeans);
      const orderOf = (level: number) => levelOrder(levels, level, building.class_name);
      const floors = [...deriveFloors(units, building.id, soldMeans)].sort(([a], [b]) => orderOf(b) - orderOf(a));
      const front = frontOf(catalogue, building);
      const title = localised(building, 'name', words.language);
      const about = words.own(`front_${building.code.toLowerCase()}`);
      return {
        title,
        about,
        front: pictures.add(
          front,
          isHighFront(front) ? { width: 1000, maxBytes: 420_000 } : { width: 1900, height: 1069, maxBytes: 420_000 },
          words.join(title, about),
        ),
        figures: [
          counted(whole.total, texts.residences),
          counted(whole.available, texts.available),
          counted(floors.length, texts.floors),
        ],
        floors: floors.map(([level, { available, total }]) => ({
          name: words.floor(level, building.class_name),
          own: words.own(`level_${level}`),
          available,
          total,
        })),
      };
    });
}

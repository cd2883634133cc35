import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { StatusLabel } from '#domain/units/statuses.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { Words } from '#server/typeset/document-words.ts';
import { brochureTexts } from './brochure-texts.ts';

/** A row of the table. `priceOrStatus` is the price if the unit is available and prices are shown, otherwise the status. */
export type AvailabilityRow = { code: string; rooms: string; area: string; status: StatusLabel; priceOrStatus: string };
export type AvailabilityGroup = { title: string; rows: AvailabilityRow[] };

/** Every unit, grouped by building and floor. `units` are as their reader may see them, in the order of lists. */
export function describeAvailability(
  catalogue: Catalogue,
  units: readonly Property[],
  words: Words,
  showPrices: boolean,
): AvailabilityGroup[] {
  const titleOf = (unit: Property) => {
    const building = catalogue.values.buildings.find(({ id }) => id === unit.building_id);
    const name = building ? localised(building, 'name', words.language) : '';
    return building?.is_villa
      ? brochureTexts[words.language].villasTitle
      : [name, words.floor(unit.flat_level)].filter(Boolean).join(' · ');
  };
  return [...Map.groupBy(units, titleOf)].map(([title, groupUnits]) => ({
    title,
    rows: groupUnits.map((unit) => {
      const { label, word } = words.status(unit.status_id);
      const price = showPrices && statusLabel(unit.status_id) === 'available' ? unit.price : undefined;
      return {
        code: unit.code,
        rooms: roomLabel(unit, catalogue.values.roomTypes, words.language),
        area: words.area(unit.gross_area),
        status: label,
        priceOrStatus: price === undefined ? word : words.price(price),
      };
    }),
  }));
}

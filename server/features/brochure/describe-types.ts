import type { Property } from '#contract/entities/property.ts';
import { lowestPrice } from '#domain/money/unit-prices.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { PictureList, ShownPicture } from '#server/typeset/document-pictures.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Words } from '#server/typeset/document-words.ts';
import { brochureTexts } from './brochure-texts.ts';

/**
 * An apartment type in the brochure: its plan or else a picture, its areas, how many units, and the lowest price of those
 * available.
 */
export type TypeCard = {
  title: string;
  rooms: string;
  areas: string;
  count: string;
  price: string;
  plan: ShownPicture | null;
  picture: ShownPicture | null;
};

/** The apartment types that have units, the smallest first. `units` are as their reader may see them. */
export function describeTypes(
  catalogue: Catalogue,
  units: readonly Property[],
  words: Words,
  showPrices: boolean,
  pictures: PictureList,
): TypeCard[] {
  const byType = Map.groupBy(units, (unit) => unit.apartment_type_id);
  const smallest = (units: readonly Property[]) => Math.min(...units.map((unit) => unit.gross_area));
  return [...byType.values()]
    .sort((a, b) => smallest(a) - smallest(b))
    .map((of) => describeType(catalogue, of, words, showPrices, pictures));
}

function describeType(
  catalogue: Catalogue,
  units: readonly Property[],
  words: Words,
  showPrices: boolean,
  pictures: PictureList,
): TypeCard {
  const texts = brochureTexts[words.language];
  const [first] = units as [Property, ...Property[]];
  const type = catalogue.values.apartmentTypes.find(({ id }) => id === first.apartment_type_id);
  const free = units.filter((unit) => statusLabel(unit.status_id) === 'available');
  const lowest = lowestPrice(free);
  const plan = units.flatMap((unit) => unit.plans).find((name) => catalogue.files.get(name)?.width !== undefined);
  const image =
    plan === undefined
      ? units.flatMap((unit) => unit.images).find((name) => catalogue.files.get(name)?.width !== undefined)
      : undefined;
  return {
    title: type ? words.title(type) : first.apartment_type.name,
    rooms: [...new Set(units.map((unit) => roomLabel(unit, catalogue.values.roomTypes, words.language)))].join(', '),
    areas: rangeOf(
      units.map((unit) => unit.gross_area),
      words,
    ),
    count: fillPlaceholders(texts.ofAll, { available: String(free.length), count: String(units.length) }),
    price:
      free.length === 0
        ? texts.noneFree
        : showPrices
          ? lowest === undefined
            ? words.price(0)
            : fillPlaceholders(texts.from, { price: words.price(lowest) })
          : '',
    plan: plan === undefined ? null : pictures.add(catalogue.files.get(plan), { width: 900, maxBytes: 90_000 }),
    picture:
      image === undefined
        ? null
        : pictures.add(catalogue.files.get(image), { width: 900, height: 560, maxBytes: 90_000 }),
  };
}

function rangeOf(areas: readonly number[], words: Words): string {
  const texts = brochureTexts[words.language];
  const [min, max] = [words.area(Math.min(...areas)), words.area(Math.max(...areas))];
  return min === max ? fillPlaceholders(texts.gross, { area: min }) : fillPlaceholders(texts.grossRange, { min, max });
}

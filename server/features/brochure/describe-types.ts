import { serverTexts } from '#server/texts/texts.ts';
import type { Property } from '#contract/entities/property.ts';
import { lowestPrice } from '#domain/money/unit-prices.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { ShownPicture } from '#server/typeset/document-pictures.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Words } from '#server/typeset/document-words.ts';
import type { BrochureContext } from './brochure-context.ts';
import { chunkEvenly } from './card-pages.ts';

/**
 * An apartment type in the brochure: its plans, otherwise a picture; its areas; how many units are available; and the
 * lowest price of those. `pictures` accompany the plans of a type that has a whole page.
 */
type TypeCard = {
  title: string;
  rooms: string;
  areas: string;
  count: string;
  price: string;
  plans: { title: string; plan: ShownPicture }[];
  picture: ShownPicture | null;
  pictures: ShownPicture[];
};

/**
 * The pages about the types: cards of those with one plan, and a page each for those on two floors. `picture` takes the
 * place of a missing card.
 */
type TypePages = { cards: { types: TypeCard[]; picture: ShownPicture | null }[]; large: TypeCard[] };

const maxCards = 6;
const maxPlans = 2;

/** The apartment types with available units, the smallest first. */
export function describeTypes(context: BrochureContext): TypePages {
  const { catalogue, units, words, pictures } = context;
  const byType = Map.groupBy(units, (unit) => unit.apartment_type_id);
  const smallest = (of: readonly Property[]) => Math.min(...of.map((unit) => unit.gross_area));
  const types = [...byType.values()]
    .toSorted((a, b) => smallest(a) - smallest(b))
    .flatMap((of) => describeType({ ...context, units: of }) ?? []);
  const fillPlace = (group: readonly TypeCard[]) => {
    const title = group.at(-1)?.title ?? '';
    const of = units.find((unit) => titleOf(catalogue, unit, words) === title);
    const [image] = of?.images.filter((name) => catalogue.files.get(name)?.width !== undefined) ?? [];
    if (image === undefined) return null;
    const alt = words.join(title, words.picture(image));
    return pictures.add(catalogue.files.get(image), { width: 760, height: 600, maxBytes: 110_000 }, alt);
  };
  return {
    cards: chunkEvenly(
      types.filter(({ plans }) => plans.length < maxPlans),
      maxCards,
    ).map((group) => ({ types: group, picture: group.length === maxCards - 1 ? fillPlace(group) : null })),
    large: types.filter(({ plans }) => plans.length >= maxPlans),
  };
}

/** The card of a type whose units are given; undefined if none is available. */
function describeType({ catalogue, units, words, showPrices, pictures }: BrochureContext): TypeCard | undefined {
  const texts = serverTexts[words.language].brochure;
  const free = units.filter((unit) => statusLabel(unit.status_id) === 'available');
  const [first] = free;
  if (first === undefined) return undefined;
  const title = titleOf(catalogue, first, words);
  const isStored = (name: string) => catalogue.files.get(name)?.width !== undefined;
  const planned = free.find((unit) => unit.plans.some(isStored));
  const plans = (planned?.plans ?? []).filter(isStored).slice(0, maxPlans);
  const isLarge = plans.length === maxPlans;
  const levels = planned?.is_dublex ? [texts.lowerLevel, texts.upperLevel] : [];
  const images = free.flatMap((unit) => unit.images).filter(isStored);
  const alt = (kind: string) => words.join(title, kind);
  return {
    title,
    rooms: words.join(...new Set(free.map((unit) => roomLabel(unit, catalogue.values.roomTypes, words.language)))),
    areas: rangeOf(
      free.map((unit) => unit.gross_area),
      words,
    ),
    count: fillPlaceholders(texts.ofAll, { available: String(free.length), count: String(units.length) }),
    price: showPrices ? priceFrom(lowestPrice(free), words) : '',
    plans: plans.flatMap((name, index) => {
      const level = levels[index] ?? '';
      const size = { width: isLarge ? 1500 : 1000, maxBytes: isLarge ? 170_000 : 90_000 };
      const plan = pictures.add(catalogue.files.get(name), size, alt(level || texts.plan));
      return plan === null ? [] : [{ title: level, plan }];
    }),
    picture:
      plans.length > 0 || images[0] === undefined
        ? null
        : pictures.add(catalogue.files.get(images[0]), { width: 1000, height: 620, maxBytes: 90_000 }, alt('')),
    pictures: isLarge
      ? [...new Set(images)]
          .slice(0, 4)
          .flatMap(
            (name) =>
              pictures.add(
                catalogue.files.get(name),
                { width: 620, height: 350, maxBytes: 60_000 },
                alt(words.picture(name)),
              ) ?? [],
          )
      : [],
  };
}

/** The lowest price of a type; undefined if every price is on request. */
function priceFrom(lowest: number | undefined, words: Words): string {
  if (lowest === undefined) return words.price(0);
  return fillPlaceholders(serverTexts[words.language].brochure.from, { price: words.price(lowest) });
}

function titleOf(catalogue: Catalogue, unit: Property, words: Words): string {
  const type = catalogue.values.apartmentTypes.find(({ id }) => id === unit.apartment_type_id);
  return type ? words.title(type) : unit.apartment_type.name;
}

function rangeOf(areas: readonly number[], words: Words): string {
  const texts = serverTexts[words.language].brochure;
  const min = words.area(Math.min(...areas));
  const max = words.area(Math.max(...areas));
  return min === max ? fillPlaceholders(texts.gross, { area: min }) : fillPlaceholders(texts.grossRange, { min, max });
}

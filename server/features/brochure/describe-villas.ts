import { serverTexts } from '#server/texts/texts.ts';
import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { ShownPicture } from '#server/typeset/document-pictures.ts';
import type { BrochureContext, NamedPicture } from './brochure-context.ts';
import { chunkEvenly } from './card-pages.ts';
import { frontOf } from './describe-buildings.ts';
import { typeNamesOf } from './type-names.ts';
import { findVillaView } from './villa-views.ts';

/**
 * A villa: a view of where it stands, marked by its outline in shares of that picture's size, and its front or a room.
 */
type VillaCard = {
  title: string;
  about: string[];
  price: string;
  front: ShownPicture | null;
  view: { picture: ShownPicture; outline: [number, number][] } | null;
};
/** A page of up to three villas, under what they are called. Sizes are millimetres. */
type VillaPage = {
  title: string;
  width: number;
  viewHeight: number;
  frontHeight: number;
  villas: VillaCard[];
};

type Villa = { building: Building; units: readonly Property[]; second: NamedPicture | undefined };

/** The total width of the cards in a row, the gap between two, and how many fit into a row. */
const across = 261;
const gap = 9;
const maxVillas = 3;
/** Pixels per millimetre: 220 per inch. */
const resolution = 8.66;

/** The villas that are available, by what they are called, up to three on a page, each with its own view. */
export function describeVillas(context: BrochureContext): VillaPage[] {
  const { catalogue, words } = context;
  const titleOf = ({ building }: Villa) => typeNamesOf(building, catalogue, words.language).title;
  const pages = [...Map.groupBy(findAvailable(context), titleOf)].flatMap(([title, villas]) =>
    chunkEvenly(villas, maxVillas).map((group) => ({ title, group })),
  );
  return pages.map(({ title, group }) => {
    // Each card is as high as the page allows; a single one has its two pictures side by side.
    const layout =
      group.length === 1
        ? { width: (across - gap) / 2, viewHeight: 104, frontHeight: 104 }
        : { width: (across - gap * (group.length - 1)) / group.length, viewHeight: 66, frontHeight: 54 };
    return { title, ...layout, villas: group.map((villa) => describeVilla(context, villa, layout)) };
  });
}

/** The villas with available units. Of those of a class, which share its front, the first shows it, others a room. */
function findAvailable({ catalogue, units }: BrochureContext): Villa[] {
  const found = new Map<string, number>();
  return catalogue.values.buildings.flatMap((building): Villa[] => {
    const of = units.filter((unit) => unit.building_id === building.id && statusLabel(unit.status_id) === 'available');
    if (!building.is_villa || of.length === 0) return [];
    const earlier = found.get(building.class_name) ?? 0;
    found.set(building.class_name, earlier + 1);
    const front = frontOf(catalogue, building);
    const rooms = of.flatMap(({ images }) => images).flatMap((name) => named(name, catalogue.files.get(name)));
    const choice = [...named('', front), ...rooms];
    return [{ building, units: of, second: choice[Math.min(earlier, choice.length - 1)] }];
  });
}

function named(name: string, file: StoredFile | undefined): NamedPicture[] {
  return file?.width === undefined ? [] : [{ name, file }];
}

function describeVilla(
  { catalogue, words, showPrices, pictures }: BrochureContext,
  { building, units, second }: Villa,
  { width, viewHeight, frontHeight }: Omit<VillaPage, 'title' | 'villas'>,
): VillaCard {
  const texts = serverTexts[words.language].brochure;
  const [unit, ...more] = units;
  const alone = unit !== undefined && more.length === 0 ? unit : undefined;
  const title = localised(building, 'name', words.language);
  const front = words.own(`front_${building.code.toLowerCase()}`);
  const sizeOf = (height: number) => ({
    width: Math.round(width * resolution),
    height: Math.round(height * resolution),
    maxBytes: 150_000,
  });
  const found = findVillaView(catalogue, building.id, width / viewHeight);
  const viewAlt = fillPlaceholders(texts.villaView, { villa: title });
  const picture = found && pictures.add(found.frame, sizeOf(viewHeight), viewAlt, found.region);
  const what = second?.name ? words.picture(second.name) : front;
  return {
    title,
    about: [
      alone === undefined ? '' : roomLabel(alone, catalogue.values.roomTypes, words.language),
      alone === undefined ? '' : fillPlaceholders(texts.gross, { area: words.area(alone.gross_area) }),
      front,
    ].filter(Boolean),
    price: showPrices && alone?.price !== undefined ? words.price(alone.price) : '',
    front: pictures.add(second?.file, sizeOf(frontHeight), words.join(title, what)),
    view: picture && found ? { picture, outline: found.outline } : null,
  };
}

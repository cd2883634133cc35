import { serverTexts } from '#server/texts/texts.ts';
import type { Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { quotedPrice } from '#domain/money/unit-prices.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { isolate } from '#domain/texts/direction.ts';
import { localised } from '#domain/texts/language.ts';
import { formatUnitFact } from '#domain/units/format-unit-fact.ts';
import { hasEnsuite } from '#domain/units/has-ensuite.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { Contact } from '#server/typeset/contact.ts';
import { fontsOf } from '#server/typeset/describe-brand.ts';
import { describeFrame } from '#server/typeset/describe-frame.ts';
import { createPictureList, type RequestedPicture } from '#server/typeset/document-pictures.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Words } from '#server/typeset/document-words.ts';
import { markFloors } from './mark-floor.ts';

/** What a sheet is generated from. `unit` has the fields that the reader may see: without a price, none is printed. */
type SheetSubject = {
  catalogue: Catalogue;
  settings: SettingsAnswer;
  unit: Property;
  words: Words;
  contact: Contact | null;
  address: URL;
};

/** The maximum size of each kind of picture in a sheet, in bytes. */
const maxBytes = { hero: 260_000, picture: 75_000, plan: 160_000 };
const maxPlans = 2;

/** The data for a sheet's template, the pictures that it shows, and the fonts that it is set in. */
export function describeSheet(subject: SheetSubject): {
  data: object;
  requestedPictures: readonly RequestedPicture[];
  fonts: readonly string[];
} {
  const { catalogue, settings, unit, words } = subject;
  const texts = serverTexts[words.language].sheet;
  const pictures = createPictureList();
  const find = (name: string) => catalogue.files.get(name);
  const shown = unit.images.filter((name) => find(name)?.width !== undefined).slice(0, 4);
  const building = catalogue.values.buildings.find(({ id }) => id === unit.building_id);
  const buildingName = building ? localised(building, 'name', words.language) : '';
  const type = catalogue.values.apartmentTypes.find(({ id }) => id === unit.apartment_type_id);
  const floorName = words.floor(unit.flat_level, building?.class_name);
  const floor = building?.is_villa ? buildingName : floorName;
  const floorTitle = fillPlaceholders(texts.floorPlan, { code: unit.code, floor });
  const altOf = (name: string) => {
    const own = words.picture(name);
    return own === '' ? fillPlaceholders(texts.picture, { code: unit.code }) : words.join(unit.code, own);
  };
  const levels = unit.is_dublex && unit.plans.length > 1 ? [texts.lowerLevel, texts.upperLevel] : [];
  const price = settings.showPrices ? quotedPrice(unit) : undefined;
  const data = {
    ...describeFrame(subject, texts.disclaimer, pictures),
    title: `${projectNameIn(settings, words.language)} ${fillPlaceholders(texts.title, { code: unit.code })}`,
    texts,
    code: unit.code,
    kind: type ? words.title(type) : unit.apartment_type.name,
    where: [...new Set([buildingName, building?.is_villa ? '' : floorName, words.own(`level_${unit.flat_level}`)])]
      .filter(Boolean)
      .join(' · '),
    tags: words.tags(unit),
    status: words.status(unit.status_id),
    price: price === undefined ? null : words.price(price),
    approximate: words.approximate(price),
    facts: factsOf(unit, catalogue, settings, words),
    asOf: fillPlaceholders(price === undefined ? texts.availability : texts.asOf, { date: words.today }),
    hero: pictures.add(
      shown[0] === undefined ? undefined : find(shown[0]),
      {
        width: 1400,
        height: 750,
        maxBytes: maxBytes.hero,
      },
      altOf(shown[0] ?? ''),
    ),
    pictures: shown
      .slice(1)
      .map((name) => pictures.add(find(name), { width: 620, height: 414, maxBytes: maxBytes.picture }, altOf(name))),
    plans: unit.plans.slice(0, maxPlans).flatMap((name, index) => {
      const title = levels[index] ?? '';
      const size = { width: 1400, maxBytes: maxBytes.plan };
      const plan = pictures.add(find(name), size, words.join(unit.code, title || texts.planAlt));
      return plan === null ? [] : [{ title, plan }];
    }),
    floors: markFloors(catalogue, unit, pictures, [floorTitle, words.join(floorTitle, texts.upperLevel)]),
    floorTitle,
  };
  return { data, requestedPictures: pictures.requested, fonts: fontsOf(settings.brand) };
}

/** The details of the unit screen, line by line. Lines without a value are left out. */
function factsOf(unit: Property, catalogue: Catalogue, settings: SettingsAnswer, words: Words): [string, string][] {
  const texts = serverTexts[words.language].sheet;
  const amount = (minor: number | undefined) => (settings.showPrices && minor !== undefined ? words.price(minor) : '');
  const lines: [string, string][] = [
    [texts.number, unit.number],
    [texts.roomType, roomLabel(unit, catalogue.values.roomTypes, words.language)],
    ...unitFactNames.map((name): [string, string] => [
      texts[`unit.fact.${name}`],
      isolate(
        formatUnitFact(unit, name, { areaUnit: settings.areaUnit, language: words.language, none: texts.none }),
        words.language,
      ),
    ]),
    [texts.ensuite, hasEnsuite(unit) ? texts.yes : ''],
    [texts['price.furniture'], amount(furniturePrice(unit))],
    [texts['price.withFurniture'], amount(priceWithFurniture(unit))],
    [texts.handover, words.own('handover')],
  ];
  return lines.filter(([, value]) => value !== '');
}

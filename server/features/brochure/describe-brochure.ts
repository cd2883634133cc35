import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { countedForm } from '#domain/texts/counted-form.ts';
import { serverTexts } from '#server/texts/texts.ts';
import type { Building } from '#contract/entities/building.ts';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { localised, type Language } from '#domain/texts/language.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { PrintSize } from '#server/pictures/picture-maker.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { Contact } from '#server/typeset/contact.ts';
import { fontsOf } from '#server/typeset/describe-brand.ts';
import { describeFrame } from '#server/typeset/describe-frame.ts';
import { createPictureList, type RequestedPicture, type ShownPicture } from '#server/typeset/document-pictures.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Words } from '#server/typeset/document-words.ts';
import type { BrochureContext, NamedPicture } from './brochure-context.ts';
import { availabilityHeights, describeAvailability, type Availability } from './describe-availability.ts';
import { describeBuildings } from './describe-buildings.ts';
import type { PlacePage } from './describe-place.ts';
import { describeTypes } from './describe-types.ts';
import { describeVillas } from './describe-villas.ts';
import { typeNamesOf } from './type-names.ts';
import { storedFrame } from './villa-views.ts';

/**
 * What a brochure is generated from. `units` and `view` are what the reader may see. For the home view, the brochure
 * contains name, figures and contact; for visitors who may browse, also buildings, plans and availability without
 * prices; for logged-in readers, everything.
 */
type BrochureSubject = {
  catalogue: Catalogue;
  settings: SettingsAnswer;
  units: readonly (Property | HomeProperty)[];
  view: UnitView;
  words: Words;
  contact: Contact | null;
  address: URL;
  /** The page about the surroundings. It is only included for readers who may see it. */
  place: PlacePage | null;
};

/** The data for a brochure's template, the pictures that it shows, and the fonts that it is set in. */
export function describeBrochure(subject: BrochureSubject): {
  data: object;
  requestedPictures: readonly RequestedPicture[];
  fonts: readonly string[];
} {
  const { catalogue, settings, view, words } = subject;
  const texts = serverTexts[words.language].brochure;
  const name = projectNameIn(settings, words.language);
  const pictures = createPictureList();
  const showPrices = settings.showPrices && view === 'full';
  const context: BrochureContext = {
    catalogue,
    units: subject.units.filter(isFullProperty),
    words,
    showPrices,
    pictures,
  };
  const isOpen = view !== 'home';
  const show = (picture: NamedPicture | undefined, size: PrintSize) =>
    pictures.add(picture?.file, size, words.picture(picture?.name ?? '') || name);
  const cover = coverOf(catalogue, view);
  const data = {
    ...describeFrame(subject, texts.disclaimer, pictures),
    title: fillPlaceholders(texts.title, { project: name }),
    texts,
    cover: show(cover, { width: 2000, height: 1010, maxBytes: 520_000 }),
    intro: {
      title: words.own('intro_title') || name,
      text: words.own('intro_text'),
      figures: figuresOf(subject),
      picture: show(introPictureOf(catalogue, view), { width: 1100, height: 1190, maxBytes: 260_000 }),
    },
    place: view === 'full' ? subject.place : null,
    buildings: isOpen ? describeBuildings(context, subject.units, settings.soldMeans) : [],
    villas: isOpen ? describeVillas(context) : [],
    galleries: view === 'full' ? describeGalleries(context) : [],
    types: isOpen ? describeTypes(context) : { cards: [], large: [] },
    availability: withPictures(
      isOpen ? describeAvailability(context) : { columns: 1, pages: [] },
      catalogue,
      view,
      show,
    ),
    asOf: fillPlaceholders(showPrices ? texts.asOf : texts.asOfPlain, { date: words.today }),
    showPrices,
    contactPicture: show(contactPictureOf(catalogue, view) ?? cover, { width: 1300, height: 1370, maxBytes: 260_000 }),
  };
  return { data, requestedPictures: pictures.requested, fonts: fontsOf(settings.brand) };
}

/** The key figures, each with its label. */
function figuresOf({ catalogue, units, words }: BrochureSubject): [string, string][] {
  const texts = serverTexts[words.language].brochure;
  const counts: Counted[] = [
    [units.length, texts.residences],
    [units.filter((unit) => statusLabel(unit.status_id) === 'available').length, texts.available],
    ...countBuildings(catalogue, words.language),
  ];
  const figures = counts.map(([count, forms]): [string, string] => [
    String(count),
    countedForm(forms, count, words.language),
  ]);
  const handover = words.own('handover');
  return handover === '' ? figures : [...figures, [handover, texts.handover]];
}

/** A number and the plural forms beside it. */
type Counted = [count: number, forms: readonly string[]];

/**
 * How many villas there are, and other buildings unless there is only one, by what they are called. If they have more
 * than two names, as many figures would not fit, and all are called buildings.
 */
function countBuildings(catalogue: Catalogue, language: Language): Counted[] {
  const { buildings } = catalogue.values;
  const hasOthers = buildings.filter((building) => !building.is_villa).length > 1;
  const counted = buildings
    .filter((building) => building.is_villa || hasOthers)
    .toSorted((one, other) => Number(one.is_villa) - Number(other.is_villa));
  const formsOf = (building: Building) => typeNamesOf(building, catalogue, language).forms;
  const groups = [...Map.groupBy(counted, (building) => formsOf(building).join('|'))];
  return groups.length > 2
    ? [[buildings.length, serverTexts[language].brochure.buildings]]
    : groups.map(([forms, group]): Counted => [group.length, forms.split('|')]);
}

/**
 * The first picture of the galleries if the reader may see them, otherwise the first frame of the rotator, which is
 * public.
 */
function coverOf(catalogue: Catalogue, view: UnitView): NamedPicture | undefined {
  const [building] = catalogue.values.buildings;
  return (
    (view === 'full' ? galleryPictures(catalogue)[0] : undefined) ??
    frameOf(catalogue, 0) ??
    (view === 'home' || building === undefined ? undefined : named(mainFrontOf(building.class_name), catalogue))
  );
}

/** The second picture of the galleries, otherwise the building from another side. */
function introPictureOf(catalogue: Catalogue, view: UnitView): NamedPicture | undefined {
  return (view === 'full' ? galleryPictures(catalogue)[1] : undefined) ?? frameOf(catalogue, 1 / 6);
}

/**
 * The last picture of the first gallery, which a long gallery does not show elsewhere, otherwise the building from
 * behind.
 */
function contactPictureOf(catalogue: Catalogue, view: UnitView): NamedPicture | undefined {
  const own = view === 'full' ? imageGalleries(catalogue)[0]?.images : undefined;
  const last = own && own.length > 5 ? own.at(-1) : undefined;
  return (last === undefined ? undefined : named(last, catalogue)) ?? frameOf(catalogue, 1 / 2);
}

/** A frame of the first rotator sequence; `part` is the share of a full turn after its start. */
function frameOf({ tour }: Catalogue, part: number): NamedPicture | undefined {
  const [sequence] = tour?.sequences ?? [];
  const frames = sequence?.landscape.avif ?? [];
  const address = frames[((sequence?.start ?? 0) + Math.round(frames.length * part)) % frames.length];
  const file = sequence && storedFrame(address, sequence);
  return file && { name: '', file };
}

function named(name: string, { files }: Catalogue): NamedPicture | undefined {
  const file = files.get(name);
  return file && { name, file };
}

const imageGalleries = (catalogue: Catalogue) =>
  catalogue.values.galleries.filter((gallery) => gallery.type === 'image');

function galleryPictures(catalogue: Catalogue): NamedPicture[] {
  return imageGalleries(catalogue).flatMap((gallery) => gallery.images.flatMap((name) => named(name, catalogue) ?? []));
}

/** The space that must be left below the table of a page for a picture, in millimetres. */
const minPictureHeight = 32;

/** Adds a picture to the pages of the table that leave room for one. */
function withPictures(
  { columns, pages }: Availability,
  catalogue: Catalogue,
  view: UnitView,
  show: (picture: NamedPicture | undefined, size: PrintSize) => ShownPicture | null,
) {
  const withPicture = pages.map((page) => {
    const height = availabilityHeights.column - page.height - 4;
    if (height < minPictureHeight) return { ...page, picture: null, pictureHeight: 0 };
    const last = view === 'full' ? galleryPictures(catalogue).at(-1) : undefined;
    const size = { width: 1900, height: Math.round((1900 * height) / 261), maxBytes: 220_000 };
    return { ...page, picture: show(last ?? frameOf(catalogue, 2 / 3), size), pictureHeight: height };
  });
  return { columns, heights: availabilityHeights, pages: withPicture };
}

/** One page per gallery: a large picture and two small ones. */
function describeGalleries({ catalogue, words, pictures }: BrochureContext) {
  return imageGalleries(catalogue)
    .slice(0, 6)
    .flatMap((gallery, place) => {
      const title = localised(gallery, 'name', words.language);
      // The cover and the introduction already show the first two pictures of the first gallery.
      const [large, ...small] = gallery.images
        .slice(place === 0 && gallery.images.length >= 5 ? 2 : 0)
        .flatMap((name) => named(name, catalogue) ?? [])
        .slice(0, 3);
      const show = (picture: NamedPicture | undefined, size: PrintSize) =>
        pictures.add(picture?.file, size, words.picture(picture?.name ?? '') || title);
      const shown = {
        large: show(large, { width: 1500, height: 1400, maxBytes: 320_000 }),
        small: small.map((picture) => show(picture, { width: 900, height: 800, maxBytes: 160_000 })),
      };
      return large === undefined ? [] : [{ title, ...shown }];
    });
}

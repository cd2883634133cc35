import { isFullProperty, type HomeProperty, type Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { localised } from '#domain/texts/language.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { statusLabel, statusLabels } from '#domain/units/statuses.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { Contact } from '#server/typeset/contact.ts';
import { describeFrame } from '#server/typeset/describe-frame.ts';
import { createPictureList, type PictureList, type RequestedPicture } from '#server/typeset/document-pictures.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Words } from '#server/typeset/document-words.ts';
import { brochureTexts } from './brochure-texts.ts';
import { describeAvailability } from './describe-availability.ts';
import { describeBuildings, describeVillas } from './describe-buildings.ts';
import { describePlace } from './describe-place.ts';
import { describeTypes } from './describe-types.ts';

/**
 * What a brochure is generated from. `units` and `view` are what its reader may see. With the home view it contains name,
 * figures and contact; visitors who may browse also get buildings, plans and availability without prices; logged-in
 * readers get everything.
 */
export type BrochureSubject = {
  catalogue: Catalogue;
  settings: SettingsAnswer;
  units: readonly (Property | HomeProperty)[];
  view: UnitView;
  words: Words;
  contact: Contact | null;
  address: URL;
};

/** The data for a brochure's template, and the pictures that it shows. */
export function describeBrochure(subject: BrochureSubject): {
  data: object;
  requestedPictures: readonly RequestedPicture[];
} {
  const { catalogue, settings, view, words } = subject;
  const texts = brochureTexts[words.language];
  const pictures = createPictureList();
  const units = subject.units.filter(isFullProperty);
  const showPrices = settings.showPrices && view === 'full';
  const isOpen = view !== 'home';
  const data = {
    ...describeFrame(subject, texts.disclaimer),
    title: fillPlaceholders(texts.title, { project: settings.projectName }),
    texts,
    cover: pictures.add(coverOf(catalogue, view), { width: 2000, height: 1010, maxBytes: 520_000 }),
    intro: {
      title: words.own('intro_title') || settings.projectName,
      text: words.own('intro_text'),
      figures: figuresOf(subject),
      picture: pictures.add(introPictureOf(catalogue, view), { width: 1100, height: 1190, maxBytes: 260_000 }),
    },
    place: view === 'full' ? describePlace(catalogue.places, settings.map.centre, words.language) : null,
    buildings: isOpen ? describeBuildings(catalogue, subject.units, words, settings.soldMeans, pictures) : [],
    villas: isOpen ? describeVillas(catalogue, units, words, pictures) : [],
    galleries: view === 'full' ? describeGalleries(catalogue, words, pictures) : [],
    types: isOpen ? describeTypes(catalogue, units, words, showPrices, pictures) : [],
    availability: isOpen ? describeAvailability(catalogue, units, words, showPrices) : [],
    asOf: fillPlaceholders(showPrices ? texts.asOf : texts.asOfPlain, { date: words.today }),
    legend: statusLabels.map((label) => words.status(UnitStatus[label])),
    priceOrStatusTitle: showPrices ? texts.price : texts.status,
  };
  return { data, requestedPictures: pictures.requested };
}

/** The key figures, each with its label. */
function figuresOf({ catalogue, units, words }: BrochureSubject): [string, string][] {
  const texts = brochureTexts[words.language];
  const { buildings } = catalogue.values;
  const villas = buildings.filter((building) => building.is_villa).length;
  const figures: [number | string, string][] = [
    [units.length, texts.residences],
    [units.filter((unit) => statusLabel(unit.status_id) === 'available').length, texts.available],
    [buildings.length - villas > 1 ? buildings.length - villas : '', texts.buildings],
    [villas || '', texts.villas],
    [words.own('handover'), texts.handover],
  ];
  return figures.flatMap(([figure, counted]): [string, string][] => (figure === '' ? [] : [[String(figure), counted]]));
}

/**
 * The first picture of the galleries if the reader may see them, otherwise the first frame of the rotator, which is public.
 */
function coverOf(catalogue: Catalogue, view: UnitView): StoredFile | undefined {
  return (
    (view === 'full' ? galleryPictures(catalogue)[0] : undefined) ??
    frameOf(catalogue, 0) ??
    (view === 'home'
      ? undefined
      : catalogue.files.get(`buildings/${catalogue.values.buildings[0]?.class_name.toLowerCase()}`))
  );
}

/** The second picture of the galleries, otherwise the building from another side. */
function introPictureOf(catalogue: Catalogue, view: UnitView): StoredFile | undefined {
  return (view === 'full' ? galleryPictures(catalogue)[1] : undefined) ?? frameOf(catalogue, 1 / 6);
}

/** A frame of the first rotator sequence; `part` is the share of a full turn after its start. */
function frameOf({ tour }: Catalogue, part: number): StoredFile | undefined {
  const [sequence] = tour?.sequences ?? [];
  const frames = sequence?.landscape.avif ?? [];
  const address = frames[((sequence?.start ?? 0) + Math.round(frames.length * part)) % frames.length];
  const [, media_id, file] = /^\/media\/([^/]+)\/(.+)$/.exec(address ?? '') ?? [];
  return sequence && media_id && file
    ? { media_id, file, media_type: 'image/avif', width: sequence.width, height: sequence.height }
    : undefined;
}

function galleryPictures(catalogue: Catalogue): StoredFile[] {
  return catalogue.values.galleries
    .filter((gallery) => gallery.type === 'image')
    .flatMap((gallery) => gallery.images.flatMap((name) => catalogue.files.get(name) ?? []));
}

/** One page per gallery: a large picture and two small ones. */
function describeGalleries(catalogue: Catalogue, words: Words, pictures: PictureList) {
  return catalogue.values.galleries
    .filter((gallery) => gallery.type === 'image')
    .slice(0, 6)
    .flatMap((gallery, place) => {
      // The cover and the introduction already show the first two pictures of the first gallery.
      const chosen = gallery.images
        .slice(place === 0 && gallery.images.length >= 5 ? 2 : 0)
        .flatMap((name) => catalogue.files.get(name) ?? [])
        .slice(0, 3);
      const [large, ...small] = chosen;
      const shown = {
        large: pictures.add(large, { width: 1500, height: 1400, maxBytes: 320_000 }),
        small: small.map((picture) => pictures.add(picture, { width: 900, height: 800, maxBytes: 160_000 })),
      };
      return large === undefined ? [] : [{ title: localised(gallery, 'name', words.language), ...shown }];
    });
}

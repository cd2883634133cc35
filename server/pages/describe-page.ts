import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { serverTexts, type ServerTexts } from '#server/texts/texts.ts';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import type { Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { quotedPrice } from '#domain/money/unit-prices.ts';
import { mayEnter, unitViewFor, type Area } from '#domain/people/visitor-access.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { localised, type Language } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { wordsFor, type Words } from '#server/typeset/document-words.ts';

/**
 * The metadata of a page for programs that do not run it: those that show a shared link, and search engines.
 * `canonical` is its path without parts that do not change its content; undefined for pages that belong to one person,
 * which are not indexed either. `picture` is an address below `/media/`, of 1200×630 pixels.
 */
export type PageDescription = {
  title: string;
  description: string;
  canonical: string | undefined;
  picture: { address: string; alt: string } | undefined;
};

type Subject = { catalogue: Catalogue; settings: SettingsAnswer; words: Words; language: Language };
type Described = { title?: string; description?: string; picture?: StoredFile | undefined; area: Area };

/** Pages that show the same to everybody, with the area they belong to. */
const fixedPages: Record<string, { area: Area; word?: Exclude<keyof ServerTexts['pages'], 'unit' | 'development'> }> = {
  '/': { area: 'home' },
  '/list-view': { area: 'list', word: 'list' },
  '/brochure': { area: 'brochure', word: 'brochure' },
  '/facility': { area: 'panorama', word: 'panorama' },
  '/realshot': { area: 'panorama', word: 'realShot' },
};

/**
 * Describes the page of a path with nothing that a visitor could not see there. Pages closed to visitors, and those
 * that do not exist, have the description of the development. Undefined without a project.
 */
export function describePage(
  path: string,
  catalogue: Catalogue,
  language: Language,
  isFound: boolean,
): PageDescription | undefined {
  const { settings } = catalogue;
  if (settings === undefined) return undefined;
  const subject = { catalogue, settings, language, words: wordsFor(settings, language, new Date()) };
  const own = isFound ? describeOwn(canonicalPath(path), subject) : { title: serverTexts[language].pages.missing };
  const general = describeDevelopment(subject);
  const title = own?.title === undefined ? general.title : `${own.title} · ${projectNameIn(settings, language)}`;
  const picture = own && 'picture' in own ? shareAddress(own.picture) : undefined;
  return {
    title,
    description: (own && 'description' in own && own.description) || general.description,
    canonical: own && 'area' in own ? canonicalPath(path) : undefined,
    picture: picture === undefined ? general.picture : { address: picture, alt: title },
  };
}

/** The single path of each page: without a trailing slash, and the home view's short one. */
function canonicalPath(path: string): string {
  const plain = path.replace(/(?<=.)\/$/, '');
  return plain === '/map-view' ? '/' : plain;
}

function describeDevelopment({ catalogue, settings, words, language }: Subject) {
  const project = projectNameIn(settings, language);
  const tagline = words.own('tagline');
  const frame = catalogue.tour?.sequences[0];
  const address =
    frame?.landscape.webp[frame.start]?.replace(/([^/]+)\.webp$/, 'share-$1.jpg') ??
    shareAddress(firstFront(catalogue));
  return {
    title: tagline === '' ? project : `${project} · ${tagline}`,
    description: words.own('intro_text') || fillPlaceholders(serverTexts[language].pages.development, { project }),
    picture: address === undefined ? undefined : { address, alt: project },
  };
}

function describeOwn(path: string, subject: Subject): Described | undefined {
  const described = describeAny(path, subject);
  const isOpen = described && mayEnter(described.area, false, subject.settings.visitorAccess);
  return isOpen ? described : undefined;
}

function describeAny(path: string, subject: Subject): Described | undefined {
  const fixed = fixedPages[path];
  if (fixed) return fixed.word ? { title: serverTexts[subject.language].pages[fixed.word], area: fixed.area } : fixed;
  const [kind, name = '', , level] = path.split('/').slice(1);
  if (kind === 'property-view') return describeUnit(Number(name), subject);
  if (kind === 'building') return describeBuilding(name, level, subject);
  if (kind === 'location') return { title: serverTexts[subject.language].pages.location, area: 'location' };
  return kind === 'gallery' ? { title: serverTexts[subject.language].pages.gallery, area: 'gallery' } : undefined;
}

/** A unit as visitors see it: with a price only if they may see prices. */
function describeUnit(id: number, { catalogue, settings, words, language }: Subject): Described | undefined {
  const full = catalogue.units.get(id);
  const unit = full && projectProperty(full, unitViewFor(false, settings.visitorAccess));
  if (unit === undefined || !isFullProperty(unit)) return undefined;
  const building = catalogue.values.buildings.find((candidate) => candidate.id === unit.building_id);
  const price = settings.showPrices ? quotedPrice(unit) : undefined;
  const parts = [
    roomLabel(unit, catalogue.values.roomTypes, language),
    words.area(unit.gross_area),
    building?.is_villa ? '' : words.floor(unit.flat_level, building?.class_name),
    building ? localised(building, 'name', language) : '',
    price === undefined ? '' : words.price(price),
  ];
  return {
    title: fillPlaceholders(serverTexts[language].pages.unit, { code: unit.code }),
    description: parts.filter(Boolean).join(' · '),
    picture: firstPicture(unit, catalogue),
    area: 'unit',
  };
}

/** The front of the first building that has one, for developments without a rotator. */
function firstFront({ values, files }: Catalogue): StoredFile | undefined {
  return values.buildings
    .map(({ class_name }) => files.get(mainFrontOf(class_name)))
    .find((file) => file?.widths !== undefined);
}

function firstPicture(unit: Property, { files }: Catalogue): StoredFile | undefined {
  return unit.images.map((name) => files.get(name)).find((file) => file?.widths !== undefined);
}

function describeBuilding(
  id: string,
  level: string | undefined,
  { catalogue, words, language }: Subject,
): Described | undefined {
  const building = catalogue.values.buildings.find((candidate) => String(candidate.id) === id);
  if (building === undefined) return undefined;
  const name = localised(building, 'name', language);
  const picture = catalogue.files.get(mainFrontOf(building.class_name));
  return level === undefined
    ? { title: name, picture, area: 'building' }
    : { title: words.join(name, words.floor(Number(level), building.class_name)), picture, area: 'floor' };
}

/** The address of a picture in the size for shared links; undefined for files that are not pictures. */
function shareAddress(file: StoredFile | undefined): string | undefined {
  const width = file?.widths?.find((candidate) => candidate >= 1200) ?? file?.widths?.at(-1);
  return width === undefined ? undefined : `/media/${file?.media_id}/share-${width}.jpg`;
}

import { languages, type Language, type LocalFields } from '#domain/texts/language.ts';
import { localFields } from '#domain/texts/local-fields.ts';
import { statusTitle } from '#contract/texts/status-title.ts';
import type { ApartmentType, BuildingType, Gallery, Named, RoomType, Status } from '#contract/entities/lookups.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { Panorama } from '#contract/entities/panorama.ts';
import type { Pictures } from '#contract/entities/picture.ts';
import type { Place } from '#contract/entities/place.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { checkFrameAddress } from '#domain/frames/frame-address.ts';
import { leadStatuses } from '#domain/leads/lead-statuses.ts';
import { listEmptyAreas } from '#domain/projects/empty-areas.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';
import { offeredLanguages } from './offered-languages.ts';
import type { CatalogueRows } from './load-rows.ts';

/** The lookup lists. Titles without a language suffix are English; links that may not be framed are left out. */
export function presentLookups(rows: CatalogueRows, frameHosts: readonly string[]) {
  const offered = offeredLanguages(rows);
  return {
    roomTypes: rows.roomTypes.map((row): RoomType => {
      const label = localFields<'label'>(row, 'label', offered);
      return { id: row.id, name: row.name, label: label.label_en, ...label };
    }),
    buildingTypes: rows.buildingTypes.map((row): BuildingType => ({
      id: row.id,
      name: row.name,
      ...localFields<'title'>(row, 'title', offered),
    })),
    apartmentTypes: rows.apartmentTypes.map((row): ApartmentType => ({
      id: row.id,
      name: row.name,
      ...localFields<'title'>(row, 'title', offered),
      images: row.images,
    })),
    statuses: unitStatuses.map(({ id, name }): Status => {
      const title = statusTitle(name);
      const titles = Object.fromEntries(
        languages.map((language) => [`title_${language}`, title[language]]),
      ) as LocalFields<'title'>;
      return { id, name, title: title.en, ...localFields<'title'>(titles, 'title', offered) };
    }),
    leadSources: rows.leadSources.map(({ id, name }): Named => ({ id, name })),
    leadStatuses: leadStatuses.map(({ id, name }): Named => ({ id, name })),
    places: rows.places.map((row): Place => {
      const title = localFields<'title'>(row, 'title', offered);
      const { id, category, lat, lng, link } = row;
      return { id, category, title: title.title_en, ...title, lat, lng, link };
    }),
    galleries: rows.galleries.map((gallery) => presentGallery(gallery, offered, frameHosts)),
    panoramas: rows.panoramas.map((panorama) => presentPanorama(panorama, offered)),
    pictures: presentPictures(rows),
  };
}

/**
 * The settings as browsers see them, with the development's texts, the titles of its tags, and its levels and place
 * categories; undefined if nothing is imported. The URL of the routing engine is kept secret.
 */
export function presentPublicSettings(rows: CatalogueRows, frameHosts: readonly string[]): SettingsAnswer | undefined {
  if (!rows.project) return undefined;
  const offered = offeredLanguages(rows);
  const tags = rows.tags.map((row) => ({ tag: row.tag, ...localFields<'title'>(row, 'title', offered) }));
  const { texts, place_categories } = rows.project;
  const filled = fillMissingSettings(rows.project.settings);
  const settings = { ...filled, external360Url: framableOrNull(filled.external360Url, frameHosts) };
  return {
    ...settings,
    directions: { ...settings.directions, url: null },
    texts,
    tags,
    levels: rows.project.levels.map((level) => ({
      ...level,
      ...localFields<'name'>(level, 'name', offered),
      ...localFields<'short'>(level, 'short', offered),
      ...localFields<'title'>(level, 'title', offered),
    })),
    placeCategories: place_categories.map((category) => ({
      ...category,
      ...localFields<'title'>(category, 'title', offered),
    })),
    legal: presentLegalPages(rows).map(({ page, language, title, version }) => ({ page, language, title, version })),
    emptyAreas: listEmptyAreas(settings, rows),
  };
}

/**
 * The legal pages in force, in every language in which they are written. Those in the development's first languages
 * come first, because they are shown to readers in whose language a page is missing.
 */
export function presentLegalPages(rows: Pick<CatalogueRows, 'project' | 'legalPages'>): LegalPageAnswer[] {
  const offered = offeredLanguages(rows);
  const rank = ({ language }: { language: Language }) => {
    const at = offered.indexOf(language);
    return at < 0 ? offered.length : at;
  };
  const legalPages = rows.legalPages.toSorted((one, other) => rank(one) - rank(other));
  return legalPages.map(({ id, page, language, title, blocks, hash, published_at }) => ({
    page,
    language,
    title,
    blocks,
    hash,
    version: id,
    published_at: published_at.toISOString(),
  }));
}

function presentGallery(
  row: CatalogueRows['galleries'][number],
  offered: readonly Language[],
  frameHosts: readonly string[],
): Gallery {
  const { slug, type, images, link, dark_text } = row;
  const name = localFields<'name'>(row, 'name', offered);
  return { slug, name: name.name_en, ...name, type, images, link: framableOrNull(link, frameHosts), dark_text };
}

function presentPanorama(row: CatalogueRows['panoramas'][number], offered: readonly Language[]): Panorama {
  const { slug, place, picture, yaw, pitch } = row;
  const name = localFields<'name'>(row, 'name', offered);
  const hotspots = row.hotspots.map((hotspot) => ({
    ...hotspot,
    ...localFields<'title'>(hotspot, 'title', offered),
  }));
  return { slug, name: name.name_en, ...name, place, picture, yaw, pitch, hotspots };
}

/** An address if its page may be framed, otherwise null. */
function framableOrNull(address: string | null, hosts: readonly string[]): string | null {
  return address === null || checkFrameAddress(address, hosts) !== null ? null : address;
}

function presentPictures(rows: CatalogueRows): Pictures {
  return Object.fromEntries(
    rows.pictures.map(({ name, media_id, width, height, widths, colour }) => [
      name,
      { id: media_id, width, height, widths, colour },
    ]),
  );
}

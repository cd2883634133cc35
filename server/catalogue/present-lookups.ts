import { statusTitle } from '#contract/texts/status-title.ts';
import type { ApartmentType, BuildingType, Gallery, Named, RoomType, Status } from '#contract/entities/lookups.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { Panorama } from '#contract/entities/panorama.ts';
import type { Pictures } from '#contract/entities/picture.ts';
import type { Place } from '#contract/entities/place.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { checkFrameAddress } from '#domain/frames/frame-address.ts';
import { leadStatuses } from '#domain/leads/lead-statuses.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import type { CatalogueRows } from './load-rows.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';

/** The lookup lists. Titles without a language are the English ones; links that may not be framed are left out. */
export function presentLookups(rows: CatalogueRows, frameHosts: readonly string[]) {
  return {
    roomTypes: rows.roomTypes.map(({ id, name, label_en, label_tr }): RoomType => ({
      id,
      name,
      label: label_en,
      label_en,
      label_tr,
    })),
    buildingTypes: rows.buildingTypes.map(({ id, name, title_en, title_tr }): BuildingType => ({
      id,
      name,
      title_en,
      title_tr,
    })),
    apartmentTypes: rows.apartmentTypes.map(({ id, name, title_en, title_tr, images }): ApartmentType => ({
      id,
      name,
      title_en,
      title_tr,
      images,
    })),
    statuses: unitStatuses.map(({ id, name }): Status => {
      const { en, tr } = statusTitle(name);
      return { id, name, title: en, title_en: en, title_tr: tr };
    }),
    leadSources: rows.leadSources.map(({ id, name }): Named => ({ id, name })),
    leadStatuses: leadStatuses.map(({ id, name }): Named => ({ id, name })),
    places: rows.places.map(({ id, category, title_en, title_tr, lat, lng, link }): Place => ({
      id,
      category,
      title: title_en,
      title_en,
      title_tr,
      lat,
      lng,
      link,
    })),
    galleries: rows.galleries.map((gallery) => presentGallery(gallery, frameHosts)),
    panoramas: rows.panoramas.map(presentPanorama),
    pictures: presentPictures(rows),
  };
}

/**
 * The settings as browsers see them, with the development's texts and the titles of its tags; undefined if nothing is
 * imported. The URL of the routing engine is kept secret.
 */
export function presentPublicSettings(rows: CatalogueRows, frameHosts: readonly string[]): SettingsAnswer | undefined {
  if (!rows.project) return undefined;
  const tags = rows.tags.map(({ tag, title_en, title_tr }) => ({ tag, title_en, title_tr }));
  const { texts } = rows.project;
  const settings = fillMissingSettings(rows.project.settings);
  return {
    ...settings,
    external360Url: framableOrNull(settings.external360Url, frameHosts),
    directions: { ...settings.directions, url: null },
    texts,
    tags,
    legal: presentLegalPages(rows).map(({ page, language, title, version }) => ({ page, language, title, version })),
  };
}

/** The legal pages in force, in both languages. */
export function presentLegalPages({ legalPages }: CatalogueRows): LegalPageAnswer[] {
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
  { slug, name_en, name_tr, type, images, link, dark_text }: CatalogueRows['galleries'][number],
  frameHosts: readonly string[],
): Gallery {
  return { slug, name: name_en, name_en, name_tr, type, images, link: framableOrNull(link, frameHosts), dark_text };
}

function presentPanorama({
  slug,
  name_en,
  name_tr,
  place,
  picture,
  yaw,
  pitch,
  hotspots,
}: CatalogueRows['panoramas'][number]): Panorama {
  return { slug, name: name_en, name_en, name_tr, place, picture, yaw, pitch, hotspots };
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

import type { ApartmentType, BuildingType, Gallery, Named, RoomType, Status } from '#contract/entities/lookups.ts';
import type { Pictures } from '#contract/entities/picture.ts';
import type { Place } from '#contract/entities/place.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { statusTitles } from '#contract/texts/status-titles.ts';
import { leadStatuses } from '#domain/people/roles.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import type { CatalogueRows } from './load-rows.ts';

/** The small lists. Titles without a language are the English ones. */
export function presentLookups(rows: CatalogueRows) {
  return {
    roomTypes: rows.roomTypes.map(({ id, name, label_en, label_tr }): RoomType => ({ id, name, label: label_en, label_en, label_tr })),
    buildingTypes: rows.buildingTypes.map(({ id, name, title_en, title_tr }): BuildingType => ({ id, name, title_en, title_tr })),
    apartmentTypes: rows.apartmentTypes.map(({ id, name, title_en, title_tr, images }): ApartmentType => ({ id, name, title_en, title_tr, images })),
    statuses: unitStatuses.map(({ id, name }): Status => {
      const { en, tr } = statusTitles[name];
      return { id, name, title: en, title_en: en, title_tr: tr };
    }),
    leadSources: rows.leadSources.map(({ id, name }): Named => ({ id, name })),
    leadStatuses: leadStatuses.map(({ id, name }): Named => ({ id, name })),
    galleries: rows.galleries.map(presentGallery),
    places: rows.places.map(({ id, category, title_en, title_tr, lat, lng, link }): Place => ({ id, category, title: title_en, title_en, title_tr, lat, lng, link })),
    pictures: presentPictures(rows),
  };
}

/** The settings with the development's words and the titles of its tags; undefined where nothing is imported. Where the routing engine is, is nobody's business. */
export function presentSettings(rows: CatalogueRows): SettingsAnswer | undefined {
  if (!rows.project) return undefined;
  const tags = rows.tags.map(({ tag, title_en, title_tr }) => ({ tag, title_en, title_tr }));
  const { settings, texts } = rows.project;
  return { ...settings, directions: { ...settings.directions, url: null }, texts, tags };
}

function presentGallery({ slug, name_en, name_tr, type, images, link, dark_text }: CatalogueRows['galleries'][number]): Gallery {
  return { slug, name: name_en, name_en, name_tr, type, images, link, dark_text };
}

function presentPictures(rows: CatalogueRows): Pictures {
  return Object.fromEntries(rows.pictures.map(({ name, media_id, width, height, widths, colour }) => [name, { id: media_id, width, height, widths, colour }]));
}

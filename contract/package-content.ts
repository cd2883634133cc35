import type { PlaceCategory } from '#domain/places/categories.ts';
import type { DevelopmentTexts, Settings } from './settings.ts';

/** A gallery as a package says it; `images` are names in the picture manifest. */
export type PackageGallery = {
  slug: string;
  name_en: string;
  name_tr: string;
  type: 'image' | 'link';
  images: string[];
  link: string | null;
  dark_text: boolean;
};

/** A place around as a package says it; degrees of latitude and longitude. */
export type PackagePlace = {
  id: number;
  category: PlaceCategory;
  title_en: string;
  title_tr: string;
  lat: number;
  lng: number;
  link: string | null;
};

/** What of a package can be edited apart from it. */
export type PackageContent = {
  settings: Settings;
  texts: DevelopmentTexts;
  galleries: PackageGallery[];
  places: PackagePlace[];
};

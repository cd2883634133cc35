import type { DevelopmentTexts, Settings } from './settings.ts';

/** A gallery as defined in a package; `images` are names in the picture manifest. */
export type PackageGallery = {
  slug: string;
  name_en: string;
  name_tr: string;
  type: 'image' | 'link';
  images: string[];
  link: string | null;
  dark_text: boolean;
};

/** A place as defined in a package. */
export type PackagePlace = {
  id: number;
  category: string;
  title_en: string;
  title_tr: string;
  lat: number;
  lng: number;
  link: string | null;
};

/** The parts of a package that can be edited in the dashboard. */
export type PackageContent = {
  settings: Settings;
  texts: DevelopmentTexts;
  galleries: PackageGallery[];
  places: PackagePlace[];
};

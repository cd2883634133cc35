import type { LocalFields } from '#domain/texts/language.ts';
import type { DevelopmentTexts, Settings } from './settings.ts';

/** A gallery as defined in a package; `images` are names in the picture manifest. */
export type PackageGallery = LocalFields<'name'> & {
  slug: string;
  type: 'image' | 'link';
  images: string[];
  link: string | null;
  dark_text: boolean;
};

/** A place as defined in a package. */
export type PackagePlace = LocalFields<'title'> & {
  id: number;
  category: string;
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

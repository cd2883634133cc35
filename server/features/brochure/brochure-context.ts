import type { Property } from '#contract/entities/property.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { PictureList } from '#server/typeset/document-pictures.ts';
import type { Words } from '#server/typeset/document-words.ts';

/**
 * What the pages of a brochure are described from. `units` have the fields that the reader may see, and are in the
 * order of lists. The pictures of the pages are added to `pictures`.
 */
export type BrochureContext = {
  catalogue: Catalogue;
  units: readonly Property[];
  words: Words;
  showPrices: boolean;
  pictures: PictureList;
};

/** A picture with the name under which the development's texts describe it; '' if they do not. */
export type NamedPicture = { name: string; file: StoredFile };

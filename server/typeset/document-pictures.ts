import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { PictureRegion, PrintSize } from '#server/pictures/picture-maker.ts';
import type { PrintPictures } from './print-pictures.ts';
import type { DocumentFile } from './typesetter.ts';

/** A picture that a document needs: where it is stored and how it is printed. `ratio` is width divided by height. */
export type RequestedPicture = {
  path: string;
  ratio: number;
  from: { photograph: StoredFile; region?: PictureRegion | undefined } | { drawing: string };
  size: PrintSize;
};

/** Collects the pictures of a document while it is described. Nothing is read yet. */
export type PictureList = {
  /** Adds a picture from the manifest, cropped to its size; null if the package has none. Drawings stay drawings. */
  add(file: StoredFile | undefined, size: PrintSize, alt: string, region?: PictureRegion): ShownPicture | null;
  addDrawing(path: string | null, ratio: number, size: PrintSize, alt: string): ShownPicture | null;
  readonly requested: readonly RequestedPicture[];
};
/** A picture as a template uses it. `alt` is its text alternative. */
export type ShownPicture = { path: string; ratio: number; alt: string };

/** An empty list; pictures get paths in the order in which they are added. */
export function createPictureList(): PictureList {
  const requested: RequestedPicture[] = [];
  const add = (ratio: number, from: RequestedPicture['from'], size: PrintSize, alt: string): ShownPicture => {
    const path = `pictures/${requested.length}.picture`;
    requested.push({ path, ratio, from, size });
    return { path, ratio, alt };
  };
  return {
    requested,
    add(file, size, alt, region) {
      if (file?.width === undefined || file.height === undefined) return null;
      const own = file.width / file.height;
      if (file.media_type === 'image/svg+xml') return add(own, { drawing: `${file.media_id}/${file.file}` }, size, alt);
      const ratio = size.height === undefined ? own : size.width / size.height;
      return add(ratio, { photograph: file, region }, size, alt);
    },
    addDrawing: (path, ratio, size, alt) => (path === null ? null : add(ratio, { drawing: path }, size, alt)),
  };
}

/**
 * Reads and prepares the pictures of a document. Those that cannot be read are left out, and their space stays empty.
 */
export async function preparePictures(
  requested: readonly RequestedPicture[],
  print: PrintPictures,
): Promise<DocumentFile[]> {
  const prepared = await Promise.all(
    requested.map(async ({ path, from, size }) => {
      const bytes =
        'photograph' in from
          ? await print.photograph(from.photograph, size, from.region)
          : await print.drawing(from.drawing, size);
      return bytes === undefined ? [] : [{ path, bytes }];
    }),
  );
  return prepared.flat();
}

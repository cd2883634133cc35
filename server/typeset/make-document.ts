import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPictureMaker } from '#server/pictures/picture-maker.ts';
import type { Standing } from '#server/sessions/actor.ts';
import { createByteCache } from './byte-cache.ts';
import { preparePictures, type WantedPicture } from './document-pictures.ts';
import { createPrintPictures } from './print-pictures.ts';
import { createSlots } from './slots.ts';
import { createTypesetter, type DocumentSource, type Typesetter } from './typesetter.ts';

/** A document described whole: what its template shows, and the pictures it wants. */
export type Description = { template: DocumentSource['template']; data: object; wanted: readonly WantedPicture[] };

/** Makes documents, each content once. */
export type Documents = {
  /**
   * Names the content of a document without making it: another word, price, status, picture, day or reader is another
   * version.
   */
  versionOf(description: Description): string;
  /** The PDF. Throws `unavailable` where too many of no lower standing wait for theirs, or one takes too long. */
  make(description: Description, standing?: Standing): Promise<Buffer>;
  close(): void;
};

const kept = 96 * 1024 * 1024;

/** `media` is the folder of pictures. Two are prepared at once, thirty wait. */
export function createDocuments(media: string, typesetter: Typesetter = createTypesetter()): Documents {
  const cache = createByteCache(kept);
  const inTurn = createSlots({ running: 2, waiting: 30 });
  const pictures = createPictureMaker();
  const print = createPrintPictures(media, pictures);
  const close = () => {
    typesetter.close();
    pictures.close();
  };
  const edition = editionOfTemplates();
  const versionOf = ({ template, data, wanted }: Description) =>
    createHash('sha256')
      .update(JSON.stringify([edition, template, data, wanted]))
      .digest('base64url')
      .slice(0, 22);
  const produce = async ({ template, data, wanted }: Description) => {
    const files = await preparePictures(wanted, print);
    return typesetter.typeset({ template, data: { ...data, files: files.map((file) => file.path) }, files });
  };
  return {
    versionOf,
    make: (description, standing) =>
      cache.get(versionOf(description), () => inTurn(() => produce(description), standing)),
    close,
  };
}

/** Names the state of the templates, so that a new look is a new version. */
function editionOfTemplates(): string {
  const folder = join(import.meta.dirname, 'templates');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 8);
}

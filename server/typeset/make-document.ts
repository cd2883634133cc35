import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/files/file-errors.ts';
import { createPictureMaker } from '#server/pictures/picture-maker.ts';
import type { Priority } from '#server/sessions/actor.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { createTaskQueue, type TaskOwner } from '#server/jobs/task-queue.ts';
import { createByteCache } from './byte-cache.ts';
import { preparePictures, type RequestedPicture } from './document-pictures.ts';
import { createPrintPictures } from './print-pictures.ts';
import { createTypesetter, type DocumentFile, type DocumentSource, type Typesetter } from './typesetter.ts';

/**
 * The description of a document: the data for its template, and its pictures and fonts, by paths below `media/`.
 */
export type Description = {
  template: DocumentSource['template'];
  data: object;
  requestedPictures: readonly RequestedPicture[];
  fonts: readonly string[];
};

/** Makes documents, and caches them by content. */
export type Documents = {
  /**
   * A hash of the content of a document, without making it. It differs if any text, price, status, picture, the day or
   * the reader differs.
   */
  versionOf(description: Description): string;
  /**
   * Returns the PDF. Throws `unavailable` if too many requests of the same or a higher priority are waiting, if `owner`
   * waits for too many, or if it takes too long.
   */
  make(description: Description, priority?: Priority, owner?: TaskOwner): Promise<Buffer>;
  close(): void;
};

/** The size of the cache, in bytes. */
const cacheSize = 32 * 1024 * 1024;

/** Creates the maker of documents: it makes two at once, and thirty more may wait. */
export function createDocuments(media: MediaStore, typesetter: Typesetter = createTypesetter()): Documents {
  const cache = createByteCache(cacheSize);
  const enqueue = createTaskQueue({ running: 2, waiting: 30 });
  const pictures = createPictureMaker();
  const print = createPrintPictures(media, pictures);
  const close = () => {
    typesetter.close();
    pictures.close();
  };
  const templatesHash = hashTemplates();
  const versionOf = ({ template, data, requestedPictures, fonts }: Description) =>
    createHash('sha256')
      .update(JSON.stringify([templatesHash, template, data, requestedPictures, fonts]))
      .digest('base64url')
      .slice(0, 22);
  const produce = async ({ template, data, requestedPictures, fonts }: Description) => {
    const ownFonts = await readFonts(media, fonts);
    typesetter.prepare(ownFonts);
    const files = await preparePictures(requestedPictures, print);
    return typesetter.typeset({
      template,
      data: { ...data, files: files.map((file) => file.path) },
      files,
      fonts: ownFonts,
    });
  };
  return {
    versionOf,
    make: (description, priority, owner) =>
      cache.get(versionOf(description), () => enqueue(() => produce(description), priority, owner)),
    close,
  };
}

/** The fonts of a brand. One that is missing is replaced by the product's own. */
async function readFonts(media: MediaStore, paths: readonly string[]): Promise<DocumentFile[]> {
  const read = async (path: string): Promise<DocumentFile[]> => {
    await media.ensure(path);
    return readFile(join(media.folder, path)).then(
      (bytes) => [{ path, bytes }],
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
  };
  return (await Promise.all(paths.map(read))).flat();
}

/** A hash of the templates, so that a changed layout is another version. */
function hashTemplates(): string {
  const folder = join(import.meta.dirname, 'templates');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 8);
}

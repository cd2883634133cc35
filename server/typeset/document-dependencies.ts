import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { Documents } from './make-document.ts';

/** The dependencies of handlers of documents. */
export type DocumentDependencies = {
  db: Database;
  catalogue: CatalogueStore;
  documents: Documents;
  media: MediaStore;
  /** The base of links: PUBLIC_URL, otherwise the address the server listens on. */
  linkBase(): URL;
  today(): Date;
};

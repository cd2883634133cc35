import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { Documents } from './make-document.ts';

/** What handlers of documents are given. */
export type DocumentDependencies = {
  db: Database;
  catalogue: CatalogueStore;
  documents: Documents;
  media: MediaStore;
  /** The base of links: PUBLIC_URL, otherwise the address the server listens on. */
  linkBase(): URL;
  today(): Date;
};

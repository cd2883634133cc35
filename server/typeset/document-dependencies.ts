import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import type { Documents } from './make-document.ts';

/** What handlers of documents are given. */
export type DocumentDependencies = {
  db: Database;
  catalogue: CatalogueStore;
  documents: Documents;
  dataDir: string;
  /** The base of links: PUBLIC_URL, otherwise the address the server listens on. */
  linkBase(): URL;
  today(): Date;
};

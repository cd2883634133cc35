import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Database } from '#server/database/connection.ts';
import type { Documents } from './make-document.ts';

/** What the handlers of documents are given. */
export type DocumentDependencies = {
  db: Database;
  catalogue: CatalogueStore;
  documents: Documents;
  dataDir: string;
  /** Where links lead: PUBLIC_URL, else the address that is listened on. */
  linkBase(): URL;
  today(): Date;
};

import type pg from 'pg';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { Database } from './database/connection.ts';
import type { Live } from './live/live.ts';

/** What the handlers of accounts are given. */
export type Dependencies = {
  db: Database;
  pool: pg.Pool;
  publicUrl: URL | undefined;
  /** Where links in mails lead: PUBLIC_URL, else the address that is listened on. Never what a request names. */
  linkBase(): URL;
  /** Runs after a commit that left a mail in the outbox. */
  onMail(): void;
  /** Runs after a commit that changed who holds which session. */
  onChange(): void;
};

/** What the handlers of presentations and sales are given besides. */
export type SalesDependencies = Dependencies & { catalogue: CatalogueStore; live: Live };

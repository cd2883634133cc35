import type pg from 'pg';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { CompanyProvider } from './company/company-provider.ts';
import type { Database } from './database/connection.ts';
import type { RecordFailedLogin } from './http/failed-logins.ts';
import type { Live } from './live/live.ts';
import type { BreachedPasswords } from './people/breached-passwords.ts';
import type { SecretBox } from './second-factors/secret-box.ts';

/** The dependencies of handlers. */
export type Dependencies = {
  db: Database;
  pool: pg.Pool;
  publicUrl: URL | undefined;
  /** Encrypts stored secrets with the operator's SECRETS_KEY, if there is one. */
  secretBox: SecretBox;
  /**
   * The base of links in mails: PUBLIC_URL, otherwise the address the server listens on. Never taken from a request.
   */
  linkBase(): URL;
  /** The company's provider by which sales users log in, or null. */
  company: CompanyProvider | null;
  /** The service that knows breached passwords, or null. */
  breachedPasswords: BreachedPasswords | null;
  /** Call after a commit that added mails to the outbox. */
  onMail(): void;
  /** Call after a commit that changed a session or its people, whose cached copies are then read again. */
  onSessionChange(): void;
  /** Call after a failed login outside of the registered calls. */
  onFailedLogin: RecordFailedLogin;
};

/**
 * Further dependencies of handlers about presentations, units and the project. A change of units waits for the locks of
 * another one for at most `lockTimeout` milliseconds.
 */
export type SalesDependencies = Dependencies & { catalogue: CatalogueStore; live: Live; lockTimeout: number };

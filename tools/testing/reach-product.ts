import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Settings, SettingsAnswer } from '#contract/settings.ts';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { saveLegalPage } from './save-legal-pages.ts';

/** Access to the database of a running product, for what a browser test cannot do in a browser. */
export type ReachedProduct = {
  /**
   * Changes settings of the project, as an import would, and waits until the product shows them. Returns a function
   * that restores them.
   */
  changeSettings(change: Partial<Settings>): Promise<() => Promise<void>>;
  /** Resets all rate limits. */
  forgetTries(): Promise<void>;
  /** Makes every mailed link and code this many seconds older. */
  letPass(seconds: number): Promise<void>;
  /**
   * Puts terms with a title into force in place of any others until `close`, as a package with another wording would.
   */
  publishTerms(title: string): Promise<void>;
  /**
   * Withdraws a unit by its code until `close`, as a package without the unit would, and waits until the product no
   * longer shows it to visitors. Returns its id.
   */
  withdraw(code: string): Promise<number>;
  /** Restores withdrawn units, and ends the terms. */
  close(): Promise<void>;
};

/** The connections of this process by `DATA_DIR`. They are reused, because each new one costs PostgreSQL a process. */
const connections = new Map<string, Connection>();

async function connectTo(dataDir: string): Promise<Connection> {
  const connection = connections.get(dataDir) ?? openConnection((await joinEmbeddedDatabase(dataDir)).url, 1);
  connections.set(dataDir, connection);
  return connection;
}

/**
 * Connects to the embedded database of a product; `baseUrl` is the product's address. `close` keeps the connection for
 * the next caller.
 */
export async function reachProduct(dataDir: string, baseUrl: string): Promise<ReachedProduct> {
  const { db } = await connectTo(dataDir);
  const write = async (change: Partial<Settings>) => {
    await db.execute(sql`update projects set settings = settings || ${JSON.stringify(change)}::jsonb`);
    await until(() => shows(baseUrl, change));
  };
  const withdrawn: number[] = [];
  let hasTerms = false;
  const endTerms = async () => {
    await db.execute(sql`update legal_versions set withdrawn_at = now() where page = 'terms' and withdrawn_at is null`);
    // As an import does after it has changed legal pages.
    await db.execute(sql`update projects set settings = settings`);
  };
  return {
    async changeSettings(change) {
      const { rows } = await db.execute<{ settings: Settings }>(sql`select settings from projects`);
      const { settings } = firstRow(rows);
      const before = Object.fromEntries(Object.keys(change).map((name) => [name, settings[name as keyof Settings]]));
      await write(change);
      return () => write(before);
    },
    async forgetTries() {
      await db.execute(sql`delete from rate_limits`);
    },
    async letPass(seconds) {
      const ago = sql`make_interval(secs => ${seconds})`;
      await db.execute(sql`update approvals set sent_at = sent_at - ${ago}, expires_at = expires_at - ${ago}`);
      await db.execute(sql`update verification_codes set created_at = created_at - ${ago}`);
    },
    async withdraw(code) {
      const { rows } = await db.execute<{ id: number }>(
        sql`update properties set withdrawn = true where code = ${code} returning id`,
      );
      const { id } = firstRow(rows);
      withdrawn.push(id);
      await until(async () => !(await isShown(baseUrl, id)));
      return id;
    },
    async publishTerms(title) {
      hasTerms = true;
      await endTerms();
      await saveLegalPage(db, 1, 'terms', { title });
      await db.execute(sql`update projects set settings = settings`);
      await until(async () => (await termsOf(baseUrl)).includes(title));
    },
    async close() {
      if (hasTerms) {
        await endTerms();
        await until(async () => (await termsOf(baseUrl)).length === 0);
      }
      for (const id of withdrawn) {
        await db.execute(sql`update properties set withdrawn = false where id = ${id}`);
        await until(() => isShown(baseUrl, id));
      }
    },
  };
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((done) => setTimeout(done, 50));
}

/** The titles of the terms that a product shows. */
async function termsOf(baseUrl: string): Promise<string[]> {
  const { legal } = (await (await fetch(`${baseUrl}/api/settings/1`)).json()) as SettingsAnswer;
  return legal.filter(({ page }) => page === 'terms').map(({ title }) => title);
}

/** Whether a visitor finds a unit. */
async function isShown(baseUrl: string, id: number): Promise<boolean> {
  return (await fetch(`${baseUrl}/property-view/${id}`)).ok;
}

async function shows(baseUrl: string, change: Partial<Settings>): Promise<boolean> {
  const settings = (await (await fetch(`${baseUrl}/api/settings/1`)).json()) as Settings;
  return Object.entries(change).every(([name, value]) => isDeepStrictEqual(settings[name as keyof Settings], value));
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import { openConnection } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';

/** Access to the database of a running product, for what a browser test cannot do in a browser. */
export type ReachedProduct = {
  /**
   * Changes settings of the project, as an import would, and waits until the product shows them. Returns a function
   * that restores them.
   */
  changeSettings(change: Partial<Settings>): Promise<() => Promise<void>>;
  /** Resets all rate limits. */
  forgetTries(): Promise<void>;
  /** Makes every mailed link and code so many seconds older. */
  letPass(seconds: number): Promise<void>;
  /** Withdraws a unit by its code, as a package does that no longer contains it. Returns its id. */
  withdraw(code: string): Promise<number>;
  close(): Promise<void>;
};

/** Connects to the embedded database of a product; `baseUrl` is the product's address. */
export async function reachProduct(dataDir: string, baseUrl: string): Promise<ReachedProduct> {
  const { db, close } = openConnection((await joinEmbeddedDatabase(dataDir)).url, 1);
  const write = async (change: Partial<Settings>) => {
    await db.execute(sql`update projects set settings = settings || ${JSON.stringify(change)}::jsonb`);
    while (!(await shows(baseUrl, change))) await new Promise((done) => setTimeout(done, 50));
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
      return firstRow(rows).id;
    },
    close,
  };
}

async function shows(baseUrl: string, change: Partial<Settings>): Promise<boolean> {
  const settings = (await (await fetch(`${baseUrl}/api/settings/1`)).json()) as Settings;
  return Object.entries(change).every(([name, value]) => isDeepStrictEqual(settings[name as keyof Settings], value));
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import { openConnection } from '#server/database/connection.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';

/** The database of a running product, for what a browser test cannot do from a browser. */
export type ReachedProduct = {
  /**
   * Changes settings of the project, as an import would, and waits until the product shows them. Gives the way back.
   */
  changeSettings(change: Partial<Settings>): Promise<() => Promise<void>>;
  /** Forgets who asked for what how often: the limits count anew. */
  forgetTries(): Promise<void>;
  /** Makes it so many seconds later for every link and code that was mailed. */
  letPass(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** Joins the database under a product's `DATA_DIR`; `baseUrl` is where the product answers. */
export async function reachProduct(dataDir: string, baseUrl: string): Promise<ReachedProduct> {
  const { db, close } = openConnection((await joinEmbeddedDatabase(dataDir)).url, 1);
  const write = async (change: Partial<Settings>) => {
    await db.execute(sql`update projects set settings = settings || ${JSON.stringify(change)}::jsonb`);
    while (!(await shows(baseUrl, change))) await new Promise((done) => setTimeout(done, 50));
  };
  return {
    async changeSettings(change) {
      const { rows } = await db.execute<{ settings: Settings }>(sql`select settings from projects`);
      const before = Object.fromEntries(
        Object.keys(change).map((name) => [name, rows[0]!.settings[name as keyof Settings]]),
      );
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
    close,
  };
}

async function shows(baseUrl: string, change: Partial<Settings>): Promise<boolean> {
  const settings = (await (await fetch(`${baseUrl}/api/settings/1`)).json()) as Settings;
  return Object.entries(change).every(([name, value]) => isDeepStrictEqual(settings[name as keyof Settings], value));
}

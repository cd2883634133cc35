import { rateLimits } from '#server/database/schema.ts';
import type { openBrowser } from './browser.ts';
import { ownStaffedApp, type OwnStaffedApp } from './own-staffed-app.ts';

type Browser = ReturnType<typeof openBrowser>;

/** An app with demo accounts, to test logins of clients by mail. */
type OwnClientLogins = OwnStaffedApp & {
  /** The address of a demo account. */
  addressOf(name: string): string;
  /** Requests a login for a demo client. */
  begin(browser: Browser, name: string, lang?: string): ReturnType<Browser['post']>;
  resetLimits(): Promise<void>;
};

/** Starts such an app for one test file. Call it at the top of the file. */
export async function ownClientLogins(): Promise<OwnClientLogins> {
  const own = await ownStaffedApp({ publicUrl: new URL('https://show.example/tower/') });
  const addressOf = (name: string) => `${name}@asteria.example`;
  return {
    ...own,
    addressOf,
    begin: (browser, name, lang = 'en') =>
      browser.post('/clientLogins', { email: addressOf(name), project_id: own.ids.projectId, lang }),
    async resetLimits() {
      await own.database.db.delete(rateLimits);
    },
  };
}

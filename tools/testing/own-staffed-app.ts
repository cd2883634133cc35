import type { AppOptions } from '#server/app-options.ts';
import { createDemoAccounts } from '#tools/demo/create-demo-accounts.ts';
import { openBrowser } from './browser.ts';
import { ownApp, type OwnApp } from './own-app.ts';
import { saveSampleProject, type SampleIds } from './sample-project.ts';

/**
 * An app of its own with the small project and the demo accounts. `as` logs one of them in, by the name before the at
 * sign, in a browser of its own.
 */
export type OwnStaffedApp = OwnApp & { ids: SampleIds; as: (name: string) => Promise<ReturnType<typeof openBrowser>> };

/** Composes it for a test file; mails stay in the local mailbox. Call it at the top of the file. */
export async function ownStaffedApp(options: Partial<AppOptions> = {}): Promise<OwnStaffedApp> {
  let ids!: SampleIds;
  const own = await ownApp(
    async ({ db }) => {
      ids = await saveSampleProject(db);
      await createDemoAccounts(db, ids.projectId, false);
    },
    { mail: { isProduction: false }, ...options },
  );
  const as = async (name: string) => {
    const browser = openBrowser(own.app);
    await browser.logIn(name, ids.projectId);
    return browser;
  };
  return { ...own, ids, as };
}

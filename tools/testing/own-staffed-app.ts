import { eq } from 'drizzle-orm';
import type { AppOptions } from '#server/app-options.ts';
import { clients, users } from '#server/database/schema.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { openBrowser } from './browser.ts';
import { ownSampleApp, type OwnSampleApp } from './own-sample-app.ts';

/**
 * An app with the sample project and the demo accounts. Accounts are named by the part of their address before the `@`.
 */
export type OwnStaffedApp = OwnSampleApp & {
  /** Logs a sales user in with a new browser. */
  as(name: string): Promise<ReturnType<typeof openBrowser>>;
  /** The row of a sales user. */
  userOf(name: string): Promise<typeof users.$inferSelect>;
  /** The row of a client. */
  clientOf(name: string): Promise<typeof clients.$inferSelect>;
  /** Inserts a client of the sales rep, inactive for a long time unless `values` say otherwise. Returns the id. */
  makeLead(values?: Partial<typeof clients.$inferInsert>): Promise<number>;
};

/** Starts such an app for one test file; mails stay in the local mailbox. Call it at the top of the file. */
export async function ownStaffedApp(options: Partial<AppOptions> = {}): Promise<OwnStaffedApp> {
  const own = await ownSampleApp(
    { fill: ({ db }, { projectId }) => createDemoAccounts(db, projectId) },
    { mail: { isProduction: false }, ...options },
  );
  const { ids } = own;
  const as = async (name: string) => {
    const browser = openBrowser(own.app);
    await browser.logIn(name, ids.projectId);
    return browser;
  };
  const { db } = own.database;
  const addressOf = (name: string) => `${name}@asteria.example`;
  const userOf = async (name: string) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, addressOf(name)));
    if (user === undefined) throw new Error(`There is no user ${name}`);
    return user;
  };
  const clientOf = async (name: string) => {
    const [client] = await db
      .select()
      .from(clients)
      .where(eq(clients.email, addressOf(name)));
    if (client === undefined) throw new Error(`There is no client ${name}`);
    return client;
  };
  let leads = 0;
  const makeLead = async (values: Partial<typeof clients.$inferInsert> = {}) => {
    leads += 1;
    const [made] = await db
      .insert(clients)
      .values({
        project_id: ids.projectId,
        email: `lead${leads}@x.example`,
        first_name: 'Lead',
        last_name: `Number${leads}`,
        password_hash: '',
        lead_source_id: 1,
        user_id: (await userOf('rep')).id,
        can_self_login: true,
        created_at: new Date('2026-01-01T10:00:00Z'),
        ...values,
      })
      .returning({ id: clients.id });
    if (made === undefined) throw new Error('The client was not inserted');
    return made.id;
  };
  return { ...own, as, userOf, clientOf, makeLead };
}

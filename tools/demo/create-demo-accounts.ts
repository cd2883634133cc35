import type { Database } from '#server/database/connection.ts';
import { lockSetup } from '#server/database/lock-setup.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { saveAccounts } from '#server/features/accounts/save-accounts.ts';
import { demoClients, demoPassword, demoUsers } from './demo-accounts.ts';

/**
 * Creates the missing demo accounts of a project. Throws in production: their password is public.
 */
export async function createDemoAccounts(
  db: Database,
  projectId: number,
  isProduction = process.env.NODE_ENV === 'production',
): Promise<void> {
  if (isProduction) throw new Error('Demo accounts are never created in production');
  await inTransaction(db, async (tx) => {
    await lockSetup(tx);
    await saveAccounts(tx, projectId, { users: demoUsers, clients: demoClients, password: demoPassword });
  });
}

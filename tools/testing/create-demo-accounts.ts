import type { Database } from '#server/database/connection.ts';
import { lockSetup } from '#server/database/lock-setup.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { saveAccounts } from '#server/features/accounts/save-accounts.ts';
import { demoClients, demoPassword, demoUsers } from '#tools/demo/demo-accounts.ts';

/** Creates the missing demo accounts of a project, without a sales history. */
export async function createDemoAccounts(db: Database, projectId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSetup(tx);
    await saveAccounts(tx, projectId, { users: demoUsers, clients: demoClients, password: demoPassword });
  });
}

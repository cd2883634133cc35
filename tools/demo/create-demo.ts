import { inArray } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockSetup } from '#server/database/lock-setup.ts';
import { saveAccounts } from '#server/features/accounts/save-accounts.ts';
import { demoClients, demoPassword, demoUsers } from './demo-accounts.ts';
import { day } from './history/calendar.ts';
import { readHistoryInput } from './history/read-history-input.ts';
import { saveHistory } from './history/save-history.ts';
import type { HistoryTarget } from './history/sales-history.ts';
import { historyDays } from './history/generate-deals.ts';
import { generateHistory } from './history/generate-history.ts';

/**
 * Fills a newly imported project with demo accounts and half a year of sales before `now`, in one transaction. The demo
 * clients are created last and have no history. Throws in production.
 */
export async function createDemo(
  db: Database,
  target: HistoryTarget,
  now: number,
  { isProduction = process.env.NODE_ENV === 'production' } = {},
): Promise<void> {
  if (isProduction) throw new Error('The demo is never created in production');
  await inTransaction(db, async (tx) => {
    await lockSetup(tx);
    await saveAccounts(tx, target.projectId, { users: demoUsers, clients: [], password: demoPassword });
    await tx
      .update(users)
      .set({ created_at: new Date(now - (historyDays + 20) * day) })
      .where(
        inArray(
          users.email,
          demoUsers.map((user) => user.email),
        ),
      );
    const input = await readHistoryInput(tx, target.projectId, now);
    if (input.units.length > 0 && input.sourceIds.length > 0)
      await saveHistory(tx, target, input, generateHistory(input));
    await saveAccounts(tx, target.projectId, { users: [], clients: demoClients, password: demoPassword });
  });
}

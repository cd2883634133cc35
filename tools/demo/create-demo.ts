import { inArray } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockSetup } from '#server/database/lock-setup.ts';
import { saveAccounts } from '#server/features/accounts/save-accounts.ts';
import { demoClients, demoPassword, demoUsers } from './demo-accounts.ts';
import { day } from './history/calendar.ts';
import { readScene } from './history/read-scene.ts';
import { saveStory } from './history/save-story.ts';
import type { StoryPlace } from './history/story.ts';
import { firstDay } from './history/tell-deals.ts';
import { tellStory } from './history/tell-story.ts';

/**
 * Fills a newly imported project with demo accounts and half a year of sales before `now`, in one transaction. The demo
 * clients are created last and have no history. Throws in production.
 */
export async function createDemo(
  db: Database,
  place: StoryPlace,
  now: number,
  isProduction = process.env.NODE_ENV === 'production',
): Promise<void> {
  if (isProduction) throw new Error('The demo is never created in production');
  await inTransaction(db, async (tx) => {
    await lockSetup(tx);
    await saveAccounts(tx, place.projectId, { users: demoUsers, clients: [], password: demoPassword });
    await tx
      .update(users)
      .set({ created_at: new Date(now - (firstDay + 20) * day) })
      .where(
        inArray(
          users.email,
          demoUsers.map((user) => user.email),
        ),
      );
    const scene = await readScene(tx, place.projectId, now);
    if (scene.units.length > 0 && scene.sourceIds.length > 0) await saveStory(tx, place, scene, tellStory(scene));
    await saveAccounts(tx, place.projectId, { users: [], clients: demoClients, password: demoPassword });
  });
}

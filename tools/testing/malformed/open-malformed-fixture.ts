import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { required } from '../../required.ts';
import { makeClient, makeUser, openSalesSession } from '../sales-sessions.ts';
import type { SampleIds } from '../sample-project.ts';
import type { KnownIds, Sender } from './malformed-requests.ts';

/** A session for each sender, and the ids that requests can use. */
type MalformedFixture = { ids: KnownIds; cookies: Record<Sender, string> };

/** Creates the senders of malformed requests in a sample project. */
export async function openMalformedFixture(
  db: Database,
  { projectId, unitIds }: Pick<SampleIds, 'projectId' | 'unitIds'>,
): Promise<MalformedFixture> {
  const admin = await openSalesSession(db, projectId, { role: 'admin' });
  const alone = await openSalesSession(db, projectId, { alone: true });
  const userId = await makeUser(db, projectId, 'sales_rep', admin.userId);
  // Not one of the senders: a request that deletes this user or client must not end the session of a sender.
  const clientId = await makeClient(db, projectId, userId);
  const ended = await beginSession(db, { userId });
  await db.execute(sql`update sessions set idle_expires_at = now() where user_id = ${userId}`);
  return {
    ids: { projectId, userId, clientId, propertyId: required(unitIds[0], 'a unit') },
    cookies: { visitor: '', stranger: `session=${ended}`, client: alone.cookie, admin: admin.cookie },
  };
}

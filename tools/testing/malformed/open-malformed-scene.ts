import type { Database } from '#server/database/connection.ts';
import { sql } from 'drizzle-orm';
import { beginSession } from '#server/sessions/sessions.ts';
import { makeClient, makeUser, openSalesSession } from '../sales-sessions.ts';
import type { SampleIds } from '../sample-project.ts';
import type { KnownIds, Sender } from './malformed-requests.ts';

/** Everybody that sends, with a session each, and the ids that a request can name. */
export type MalformedScene = { ids: KnownIds; cookies: Record<Sender, string> };

/** Makes the people of a sample project who send what nobody should. */
export async function openMalformedScene(
  db: Database,
  { projectId, unitIds }: Pick<SampleIds, 'projectId' | 'unitIds'>,
): Promise<MalformedScene> {
  const admin = await openSalesSession(db, projectId, { role: 5 });
  const alone = await openSalesSession(db, projectId, { alone: true });
  const userId = await makeUser(db, projectId, 1, admin.userId);
  // Somebody else than who sends: a request that deletes a client must not end the session of the next.
  const clientId = await makeClient(db, projectId, userId);
  const ended = await beginSession(db, { userId });
  await db.execute(sql`update sessions set idle_expires_at = now() where user_id = ${userId}`);
  return {
    ids: { projectId, userId, clientId, propertyId: unitIds[0]! },
    cookies: { visitor: '', stranger: `session=${ended}`, client: alone.cookie, admin: admin.cookie },
  };
}

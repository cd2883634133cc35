import { and, eq, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { clients, mails } from '#server/database/schema.ts';
import { hasEmail } from '#server/people/has-email.ts';
import type { MailKind } from '#server/texts/texts.ts';

/** Mails to the sales team about a client. */
const kindsForTeam: MailKind[] = ['notMe', 'unitReleased', 'newClient', 'clientWaiting', 'viewingRequested'];

/**
 * Condition: a mail to a client, at any address they ever had, or about them. A mail with a recorded client is matched
 * only by that, because a former address may now be another client's.
 */
export function mailsOfClient(clientId: number): SQL | undefined {
  // As an array, because PostgreSQL would not use the indices for a subquery within this `or`, but read every mail.
  const isToCurrentAddress = sql`lower(${mails.to}) = any (array(
    select lower(coalesce(${clients.former_email}, ${clients.email}))
    from ${clients}
    where ${clients.id} = ${clientId} or ${clients.merged_into_id} = ${clientId}))`;
  return or(eq(mails.about_client_id, clientId), and(isNull(mails.about_client_id), isToCurrentAddress));
}

/** Condition: the mails of a client that were sent to the client. */
export function mailsToClient(clientId: number): SQL | undefined {
  return and(mailsOfClient(clientId), notInArray(mails.kind, kindsForTeam));
}

/**
 * Records a client as the recipient of all mails to their address, before the address changes and no longer links them.
 */
export async function recordMailRecipient(tx: Transaction, clientId: number, address: string): Promise<void> {
  await tx
    .update(mails)
    .set({ about_client_id: clientId })
    .where(and(isNull(mails.about_client_id), hasEmail(mails.to, address)));
}

import { and, eq, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { clients, mails } from '#server/database/schema.ts';
import type { MailKind } from './mail-texts.ts';

/** Mails to the sales team that tell of a client. */
const kindsToTeam: MailKind[] = ['notMe'];

/**
 * Condition: a mail to a client or about them, under whatever address they had. A mail that says of whom it is counts
 * by
 * that alone: an address that somebody gave up may be another client's by now.
 */
export function mailsOfClient(clientId: number): SQL {
  const theirs = sql`lower(${mails.to}) in (select lower(coalesce(${clients.former_email}, ${clients.email})) from ${clients} where ${clients.id} = ${clientId} or ${clients.merged_into_id} = ${clientId})`;
  return or(eq(mails.about_client_id, clientId), and(isNull(mails.about_client_id), theirs))!;
}

/** Condition: of those, what the client was sent. */
export function mailsToClient(clientId: number): SQL {
  return and(mailsOfClient(clientId), notInArray(mails.kind, kindsToTeam))!;
}

/** Writes down of whom the mails to an address are, before it is given up: by then nothing else tells. */
export async function recordMailRecipient(tx: Transaction, clientId: number, address: string): Promise<void> {
  await tx
    .update(mails)
    .set({ about_client_id: clientId })
    .where(and(isNull(mails.about_client_id), sql`lower(${mails.to}) = lower(${address})`));
}

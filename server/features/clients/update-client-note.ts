import { eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { clients } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Parts } from '../../parts.ts';
import { needClient } from '../../people/need-client.ts';
import { toDomainActor } from '../../people/reach.ts';

/** Writes the note of a client in reach. */
export function updateClientNote({ db, onChange }: Parts): CallHandler<typeof clientCalls.updateClientNote> {
  return async ({ params, body, actor }) => {
    const client = await needClient(db, await toDomainActor(db, actor), params.id, maySellTo);
    await inTransaction(db, async (tx) => {
      await tx.update(clients).set({ note: body.note }).where(eq(clients.id, client.id));
      await writeAudit(tx, actor, 'client.note', { clientIds: [client.id], fields: ['note'] });
    });
    onChange();
    return { ...client, note: body.note };
  };
}

import { eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/** Writes the note of a client in reach. */
export function updateClientNote({
  db,
  onSessionChange,
}: Dependencies): CallHandler<typeof clientCalls.updateClientNote> {
  return async ({ params, body, actor }) => {
    const client = await inTransaction(db, async (tx) => {
      await lockAnyClient(tx, params.id);
      const found = await requireClient(tx, await toActor(tx, actor), params.id, maySellTo);
      await tx.update(clients).set({ note: body.note }).where(eq(clients.id, found.id));
      await writeAudit(tx, actor, 'client.note', { clientIds: [found.id], fields: ['note'] });
      return found;
    });
    onSessionChange();
    return { ...client, note: body.note };
  };
}

import { clientCalls } from '#contract/calls/clients.ts';
import { mayReadClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toDomainActor } from '#server/people/reach.ts';

/** One client: oneself, or one in reach. A sales user's look is written down. */
export function getClient({ db }: Dependencies): CallHandler<typeof clientCalls.getClient> {
  return async ({ params, actor }) => {
    const client = await requireClient(db, await toDomainActor(db, actor), params.id, mayReadClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return client;
  };
}

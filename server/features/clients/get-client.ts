import { clientCalls } from '#contract/calls/clients.ts';
import { mayReadClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Parts } from '#server/parts.ts';
import { needClient } from '#server/people/need-client.ts';
import { toDomainActor } from '#server/people/reach.ts';

/** One client: oneself, or one in reach. A sales user's look is written down. */
export function getClient({ db }: Parts): CallHandler<typeof clientCalls.getClient> {
  return async ({ params, actor }) => {
    const client = await needClient(db, await toDomainActor(db, actor), params.id, mayReadClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return client;
  };
}

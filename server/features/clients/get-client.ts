import { clientCalls } from '#contract/calls/clients.ts';
import { maySeeClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/** Returns the calling client a client in reach, or one who waits in the pool. Reading by a sales user is recorded in the audit log. */
export function getClient({ db }: Dependencies): CallHandler<typeof clientCalls.getClient> {
  return async ({ params, actor }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, maySeeClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return client;
  };
}

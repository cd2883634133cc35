import { clientCalls } from '#contract/calls/clients.ts';
import type { Actor } from '#domain/people/actor.ts';
import { maySeeClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { hasLeftPool, takenBy } from '#server/people/left-pool.ts';
import { requireAnyClient, subjectOf } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/**
 * Returns the calling client, a client in reach, or one who waits in the pool. Throws `client_taken` with the name of
 * the sales user for one who waited there before. Reading by a sales user is recorded in the audit log.
 */
export function getClient({ db }: Dependencies): CallHandler<typeof clientCalls.getClient> {
  return async ({ params, actor }) => {
    const caller: Actor = await toActor(db, actor);
    const client = await requireAnyClient(db, params.id);
    if (!maySeeClient(caller, subjectOf(client))) {
      if (caller.user === null || !(await hasLeftPool(db, client))) throw new ProblemError('not_found');
      throw new ProblemError('client_taken', { detail: takenBy(client) });
    }
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return client;
  };
}

import { eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { mayAssignClient, maySellTo } from '#domain/people/may-clients.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { clients } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Parts } from '../../parts.ts';
import { findAnyClient, findUser } from '../../people/find-people.ts';
import { needClient, subjectOf } from '../../people/need-client.ts';
import { toDomainActor } from '../../people/reach.ts';

/** Gives a client in reach to a sales user in reach. */
export function assignClient({ db, onChange }: Parts): CallHandler<typeof clientCalls.assignClient> {
  return async ({ params, body, actor }) => {
    const asker = await toDomainActor(db, actor);
    const client = await needClient(db, asker, params.id, maySellTo);
    if ((await findUser(db, body.user_id)) === null || !mayAssignClient(asker, subjectOf(client), body.user_id)) throw new ProblemError('not_found');
    await inTransaction(db, async (tx) => {
      await tx.update(clients).set({ user_id: body.user_id }).where(eq(clients.id, client.id));
      await writeAudit(tx, actor, 'client.assign', { clientIds: [client.id], userIds: [body.user_id], fields: ['user_id'] });
    });
    onChange();
    return (await findAnyClient(db, client.id))!;
  };
}

import { consentCalls } from '#contract/calls/consents.ts';
import { mayReadClient } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listConsents, recordMarketing } from '#server/people/consents.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/**
 * The consents of the calling client, or of a client in reach. Reading by a sales user is recorded in the audit log.
 */
export function readConsents({ db }: Dependencies): CallHandler<typeof consentCalls.listConsents> {
  return async ({ params, actor }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, mayReadClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return listConsents(db, client.id);
  };
}

/**
 * Records that a client allows marketing mails, or no longer does. Clients do so themselves; sales users record what a
 * client told them, also during a presentation.
 */
export function setMarketing({ db }: Dependencies): CallHandler<typeof consentCalls.setMarketing> {
  return async ({ params, body, actor, language }) => {
    const project = await requireProject(db);
    return inTransaction(db, async (tx) => {
      await lockAnyClient(tx, params.id);
      const client = await requireClient(tx, await toActor(tx, actor), params.id, mayReadClient);
      await recordMarketing(tx, client.id, {
        isGiven: body.is_given,
        source: actor.user === null ? 'ownPage' : body.source,
        userId: actor.user?.id ?? null,
        project,
        language,
      });
      await writeAudit(tx, actor, 'client.consent', { clientIds: [client.id], fields: ['marketing'] });
      return listConsents(tx, client.id);
    });
  };
}

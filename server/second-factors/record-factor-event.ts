import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/texts/language.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { writeAudit, type AuditAction } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/database/connection.ts';
import { originOf } from '#server/http/request-origin.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { secondFactorMails } from '#server/texts/en/second-factor-mails.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findAccountLanguage } from '#server/people/mail-language.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import type { FactorOwner } from './factors.ts';

/** An event of a user's factors, and the request that caused it. */
type FactorEvent = {
  owner: FactorOwner;
  mail: keyof typeof secondFactorMails;
  action: AuditAction;
  fields?: string[];
  values?: Record<string, string>;
};

/** The request that caused an event. */
export type FactorRequest = { actor: RequestActor; language: Language; request: FastifyRequest };

/**
 * Writes an event of a user's factors to the audit log, and queues a mail to them, in the transaction of the change.
 */
export async function recordFactorEvent(
  tx: Transaction,
  base: URL,
  { actor, language, request }: FactorRequest,
  { owner, mail, action, fields = [], values = {} }: FactorEvent,
): Promise<void> {
  const { settings } = await requireProject(tx);
  const origin = originOf(request);
  await writeAudit(tx, actor, action, { userIds: [owner.id], fields, origin });
  await queueMail(tx, base, owner.email, {
    kind: mail,
    language: (await findAccountLanguage(tx, { userId: owner.id })) ?? language,
    project: settings,
    values: {
      ...values,
      name: inertName(owner.name),
      ...origin,
    },
    url: pageLink(base, 'dashboard', 'account'),
  });
}

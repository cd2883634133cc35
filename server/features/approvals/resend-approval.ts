import { and, isNull, lte, sql } from 'drizzle-orm';
import type { approvalCalls } from '#contract/calls/approvals.ts';
import { approvalResendWait, secondsUntilResend } from '#domain/people/approval.ts';
import type { CallContext, CallHandler } from '../../calls/registry.ts';
import { databaseNow } from '../../database/database-now.ts';
import type { Transaction } from '../../database/connection.ts';
import { approvals } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuse } from '../../http/refuse.ts';
import type { Parts } from '../../parts.ts';
import { findClient, findUser } from '../../people/find-people.ts';
import { needProject } from '../../people/find-project.ts';
import { createSecret } from '../../people/secret.ts';
import { mailLink, renewedCode, type ApprovalKind } from './begin-approval.ts';
import { isOwn, needOwnApproval, type Waiting } from './find-approval.ts';

type Resend = typeof approvalCalls.resendClientLogin | typeof approvalCalls.resendClientInvitation;

/**
 * Mails a new link and ends the old one, 30 s after the last at the earliest; of many at once one mails, since each
 * waits for the row and looks again. What was accepted or voided is not mailed again.
 */
export function resendApproval(parts: Parts, kind: ApprovalKind): CallHandler<Resend> {
  return async (context) => {
    const { body, language, request, actor } = context;
    const waiting = { kind, id: body.id, request, actor };
    const row = await needOwnApproval(parts.db, waiting);
    if (row.accepted_at !== null || row.voided_at !== null) return refuse('invalidCode', language);
    if (await inTransaction(parts.db, (tx) => resend(tx, parts, waiting, context))) {
      parts.onMail();
      return { response: true };
    }
    const { sent_at } = await needOwnApproval(parts.db, waiting);
    return refuse('wait_30_sec_for_resend', language, Math.max(1, secondsUntilResend(sent_at.getTime(), await databaseNow(parts.db), approvalResendWait)));
  };
}

async function resend(tx: Transaction, parts: Parts, waiting: Waiting, { body }: CallContext<Resend>): Promise<boolean> {
  const code = createSecret();
  const isDue = lte(approvals.sent_at, sql`clock_timestamp() - make_interval(secs => ${approvalResendWait})`);
  const [row] = await tx
    .update(approvals)
    .set({ ...renewedCode(code), language: body.lang })
    .where(and(isOwn(waiting), isNull(approvals.accepted_at), isNull(approvals.voided_at), isDue))
    .returning();
  if (!row) return false;
  const client = row.client_id === null ? null : await findClient(tx, row.client_id);
  const inviter = row.user_id === null ? null : await findUser(tx, row.user_id);
  if (client !== null) await mailLink(tx, parts.linkBase(), { row, code, client, project: await needProject(tx, row.project_id), inviter: inviter?.name ?? '' });
  return true;
}

import { and, isNull, not } from 'drizzle-orm';
import type { approvalCalls } from '#contract/calls/approvals.ts';
import { approvalResendWait, secondsUntilResend } from '#domain/people/approval.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import { approvals } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClient, findUser } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { createSecret } from '#server/people/secret.ts';
import { isJustMailed, mailLink, newCode, type ApprovalKind, type ApprovalRow } from './begin-approval.ts';
import { isOwnApproval, lockClientInReach, requireOwnApproval, type ApprovalQuery } from './find-approval.ts';

type Resend = typeof approvalCalls.resendClientLogin | typeof approvalCalls.resendClientInvitation;

/** How often one approval may be mailed again in ten minutes. Only the browser that requested it can use that up. */
const resendLimit = { name: 'approval-resend', attempts: 5, seconds: 600 };

/**
 * Mails a new link in place of the old one, at the earliest 30 seconds after the last mail. Of several simultaneous
 * requests one sends a mail, since each waits for the client's lock and then checks again. An approval that was
 * accepted or voided is refused. Throws `not_found` for an invitation whose client is no longer in the caller's reach.
 */
export function resendApproval(dependencies: Dependencies, kind: ApprovalKind): CallHandler<Resend> {
  const limit = createRateLimiter(dependencies.pool, resendLimit);
  return async (context) => {
    const { body, language, request, actor } = context;
    const query = { kind, id: body.id, request, actor };
    const row = await requireOwnApproval(dependencies.db, query);
    if (row.accepted_at !== null || row.voided_at !== null) return refuse('invalidCode', language);
    const isSent = await inTransaction(dependencies.db, async (tx) => {
      const renewed = await renewLink(tx, query, context);
      if (renewed === null) return false;
      await limit.consume(String(body.id), tx);
      await mailAgain(tx, dependencies, renewed);
      return true;
    });
    if (isSent) {
      dependencies.onMail();
      return { response: true };
    }
    const { sent_at } = await requireOwnApproval(dependencies.db, query);
    return refuse(
      'wait_30_sec_for_resend',
      language,
      Math.max(1, secondsUntilResend(sent_at.getTime(), await databaseNow(dependencies.db), approvalResendWait)),
    );
  };
}

type RenewedLink = { row: ApprovalRow; code: string };

/** Returns null if the last mail is less than 30 seconds old, or if the approval was accepted or voided meanwhile. */
async function renewLink(
  tx: Transaction,
  query: ApprovalQuery,
  { body }: CallContext<Resend>,
): Promise<RenewedLink | null> {
  const clientId = await lockClientInReach(tx, isOwnApproval(query));
  // A login may be one that nobody is mailed, since nobody has the address.
  if (clientId === null && query.kind === 'invitation') throw new ProblemError('not_found');
  const code = createSecret();
  const [row] = await tx
    .update(approvals)
    .set({ ...newCode(code), ...(body.lang && { language: body.lang }) })
    .where(and(isOwnApproval(query), isNull(approvals.accepted_at), isNull(approvals.voided_at), not(isJustMailed)))
    .returning();
  return row ? { row, code } : null;
}

async function mailAgain(tx: Transaction, dependencies: Dependencies, { row, code }: RenewedLink): Promise<void> {
  const client = row.client_id === null ? null : await findClient(tx, row.client_id);
  const inviter = row.user_id === null ? null : await findUser(tx, row.user_id);
  if (client !== null)
    await mailLink(tx, dependencies.linkBase(), {
      row,
      code,
      client,
      project: await requireProject(tx, row.project_id),
      inviter: inviter?.name ?? '',
    });
}

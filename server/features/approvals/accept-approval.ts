import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { approvalCalls } from '#contract/calls/approvals.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { approvals } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { checkTerms, lacksTerms, recordShownPages } from '#server/people/consents.ts';
import { requireProject } from '#server/people/find-project.ts';
import { markVerified } from '#server/people/verification-code.ts';
import type { ApprovalKind } from './begin-approval.ts';
import { matchesCode, lockClientInReach } from './find-approval.ts';

type Accept = typeof approvalCalls.acceptClientLogin | typeof approvalCalls.acceptClientInvitation;

/**
 * Accepts an approval by its mailed link, once and within 15 minutes. This does not log in the browser that opens the
 * link. In the accept mode `confirm` the number shown on both screens is required. Since the link was mailed, accepting
 * it verifies the client's address. Clients who have not accepted the terms in force, if there are any, thereby do so.
 */
export function acceptApproval({ db }: Dependencies, kind: ApprovalKind): CallHandler<Accept> {
  return async ({ body, language }) => {
    const isWaiting = and(
      matchesCode(kind, body),
      isNull(approvals.accepted_at),
      gt(approvals.expires_at, sql`clock_timestamp()`),
    );
    const outcome = await inTransaction(db, async (tx) => {
      // A used link is refused by one statement, without waiting for the client's lock, however often it is sent.
      const clientId = await lockClientInReach(tx, isWaiting);
      if (clientId === null) return 'invalid';
      const { id: projectId, settings } = await requireProject(tx);
      const number = settings.acceptMode === 'confirm' ? eq(approvals.number, body.number ?? 0) : undefined;
      if ((await lacksTerms(tx, projectId, clientId)) && (await checkTerms(tx, projectId, body)) !== null)
        return 'needs_terms';
      const [row] = await tx
        .update(approvals)
        .set({ accepted_at: sql`now()` })
        .where(and(isWaiting, eq(approvals.client_id, clientId), number))
        .returning({ id: approvals.id });
      if (!row) return 'invalid';
      await recordShownPages(tx, { clientId, projectId, source: kind }, body);
      await markVerified(tx, clientId);
      return 'accepted';
    });
    if (outcome === 'needs_terms') return refuse('error_terms_needed', language);
    return outcome === 'accepted' ? { response: true } : refuse('invalidCode', language);
  };
}

import type { approvalCalls } from '#contract/calls/approvals.ts';
import { approvalState } from '#domain/people/approval.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { databaseNow } from '#server/database/database-now.ts';
import { approvals } from '#server/database/schema.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findTermsAcceptance, lacksTerms } from '#server/people/consents.ts';
import { findUser } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import type { ApprovalKind } from './begin-approval.ts';
import { matchesCode, timesOf } from './find-approval.ts';

type Inspect = typeof approvalCalls.inspectClientLogin | typeof approvalCalls.inspectClientInvitation;

/**
 * Describes an approval for the page that accepts it: the device, network and time of the request and, for an
 * invitation, who sent it. Changes nothing.
 */
export function inspectApproval({ db }: Dependencies, kind: ApprovalKind): CallHandler<Inspect> {
  return async ({ body, language }) => {
    const [row] = await db.select().from(approvals).where(matchesCode(kind, body));
    if (!row) return refuse('invalidCode', language);
    if (approvalState(timesOf(row), await databaseNow(db)) === 'expired') return refuse('invalidCode', language);
    const { acceptMode } = (await requireProject(db, row.project_id)).settings;
    const acceptedAt = row.client_id === null ? null : await findTermsAcceptance(db, row.client_id);
    const inviter = row.user_id === null ? null : await findUser(db, row.user_id);
    return {
      response: true,
      device: row.device,
      address: row.network,
      asked_at: row.created_at.toISOString(),
      invited_by: inviter?.name ?? null,
      number: acceptMode === 'confirm' ? row.number : null,
      mode: acceptMode,
      needs_terms: row.client_id !== null && (await lacksTerms(db, row.project_id, row.client_id)),
      terms_accepted_at: acceptedAt?.toISOString() ?? null,
    };
  };
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { approvals } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { hashSecret } from '#server/people/secret.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';
import type { ApprovalKind, ApprovalRow } from './begin-approval.ts';

/** Who waits for an approval: this browser, and for an invitation this sales user. */
export type ApprovalQuery = { kind: ApprovalKind; id: number; request: FastifyRequest; actor: RequestActor };

/** The condition that an approval is this browser's; `not_found` where it can be none of this browser's. */
export function isOwn({ kind, id, request, actor }: ApprovalQuery) {
  const browser = findBrowser(request);
  if (browser === null) throw new ProblemError('not_found');
  const inviter = kind === 'login' ? undefined : eq(approvals.user_id, actor.user?.id ?? 0);
  return and(eq(approvals.id, id), eq(approvals.kind, kind), eq(approvals.browser_hash, browser), inviter);
}

/** The approval that this browser waits for; `not_found` where there is none and where another began it. */
export async function requireOwnApproval(tx: Queryable, waiting: ApprovalQuery): Promise<ApprovalRow> {
  const [row] = await tx.select().from(approvals).where(isOwn(waiting));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * Locks the client of an approval: whoever changes both comes by the client first. Null where there is none, or the
 * client is gone.
 */
export async function lockClientOf(tx: Transaction, isIt: SQL | undefined): Promise<number | null> {
  const [found] = await tx.select({ id: approvals.client_id }).from(approvals).where(isIt);
  return found?.id && (await lockClient(tx, found.id)) ? found.id : null;
}

/** The condition that a link's secret fits an approval that nobody voided. */
export function hasCode(kind: ApprovalKind, { id, code }: { id: number; code: string }) {
  return and(
    eq(approvals.id, id),
    eq(approvals.kind, kind),
    eq(approvals.code_hash, hashSecret(code)),
    isNull(approvals.voided_at),
  );
}

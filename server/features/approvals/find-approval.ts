import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Approval } from '#domain/people/approval.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { approvals } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { findClient, findUser } from '#server/people/find-people.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { toActor } from '#server/people/reach.ts';
import { subjectOf } from '#server/people/require-client.ts';
import { hashSecret } from '#server/people/secret.ts';
import { visitorActor, type RequestActor } from '#server/sessions/actor.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';
import type { ApprovalKind, ApprovalRow } from './begin-approval.ts';

/** Identifies an approval and the browser that waits for it; for an invitation, also the sales user. */
export type ApprovalQuery = { kind: ApprovalKind; id: number; request: FastifyRequest; actor: RequestActor };

/** The condition that an approval is this browser's. Throws `not_found` if this browser never requested one. */
export function isOwnApproval({ kind, id, request, actor }: ApprovalQuery) {
  const browser = findBrowser(request);
  if (browser === null) throw new ProblemError('not_found');
  const inviter = kind === 'login' ? undefined : eq(approvals.user_id, actor.user?.id ?? 0);
  return and(eq(approvals.id, id), eq(approvals.kind, kind), eq(approvals.browser_hash, browser), inviter);
}

/**
 * The approval that this browser waits for. Throws `not_found` if there is none, or if another browser requested it.
 */
export async function requireOwnApproval(tx: Queryable, query: ApprovalQuery): Promise<ApprovalRow> {
  const [row] = await tx.select().from(approvals).where(isOwnApproval(query));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * Locks the client of an approval and returns their id, or null if the approval or its client does not exist. The lock
 * order has clients before approvals.
 */
export async function lockClientOfApproval(tx: Transaction, condition: SQL | undefined): Promise<number | null> {
  const [found] = await tx.select({ id: approvals.client_id }).from(approvals).where(condition);
  return found?.id && (await lockClient(tx, found.id)) ? found.id : null;
}

/**
 * Like `lockClientOfApproval`, but returns null also if the client of an invitation is no longer in reach of the sales
 * user who invited them, for example because they were assigned to somebody else.
 */
export async function lockClientInReach(tx: Transaction, condition: SQL | undefined): Promise<number | null> {
  const id = await lockClientOfApproval(tx, condition);
  if (id === null) return null;
  const [row] = await tx.select({ inviter: approvals.user_id }).from(approvals).where(condition);
  if (row === undefined) return null;
  if (row.inviter === null) return id;
  const client = await findClient(tx, id);
  const inviter = { ...visitorActor, user: await findUser(tx, row.inviter) };
  return client !== null && maySellTo(await toActor(tx, inviter), subjectOf(client)) ? id : null;
}

/** The times of an approval, which decide on its state. */
export function timesOf(row: ApprovalRow): Approval {
  return {
    sent_at: row.sent_at.getTime(),
    expires_at: row.expires_at.getTime(),
    accepted_at: row.accepted_at?.getTime() ?? null,
    voided_at: row.voided_at?.getTime() ?? null,
  };
}

/** The condition that an approval is not voided and has this link's secret. */
export function matchesCode(kind: ApprovalKind, { id, code }: { id: number; code: string }) {
  return and(
    eq(approvals.id, id),
    eq(approvals.kind, kind),
    eq(approvals.code_hash, hashSecret(code)),
    isNull(approvals.voided_at),
  );
}

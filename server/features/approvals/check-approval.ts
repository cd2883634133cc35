import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { approvalCalls } from '#contract/calls/approvals.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { approvalLifetime, approvalState } from '#domain/people/approval.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import { approvals } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf, shownNetwork, userAgentOf } from '#server/http/request-origin.ts';
import { findUser } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { hashSecret } from '#server/people/secret.ts';
import { rememberDevice, setDeviceCookie } from '#server/sessions/known-devices.ts';
import { openPresentation, type Opened } from '#server/sessions/open-presentation.ts';
import { setSessionCookie } from '#server/sessions/session-cookie.ts';
import type { ApprovalKind, ApprovalRow } from './begin-approval.ts';
import { isOwnApproval, lockClientInReach, requireOwnApproval, timesOf, type ApprovalQuery } from './find-approval.ts';

type Check = typeof approvalCalls.checkClientLogin | typeof approvalCalls.checkClientInvitation;
type Context = CallContext<Check>;
type Answer = AnswerOf<Check>;

/**
 * Answers the polls of the waiting browser. After the link was accepted, the first poll collects the approval: it logs
 * this browser in with a new session and opens a presentation, which is led if the approval is an invitation. This
 * happens only once, and no later after the acceptance than a link is valid.
 */
export function checkApproval(dependencies: Dependencies, kind: ApprovalKind): CallHandler<Check> {
  return async (context) => {
    const query = { kind, id: context.body.id, request: context.request, actor: context.actor };
    const row = await requireOwnApproval(dependencies.db, query);
    const isReady = row.accepted_at !== null && row.collected_at === null;
    const opened = isReady ? await inTransaction(dependencies.db, (tx) => collect(tx, context, query)) : null;
    if (opened === null) return answerPoll(dependencies, context, row);
    setSessionCookie(context.reply, opened.token);
    dependencies.onSessionChange();
    const { user, client, presentation } = opened;
    if (opened.device !== null) setDeviceCookie(context.reply, opened.device);
    return { response: true, user, client, presentation };
  };
}

async function collect(
  tx: Transaction,
  { actor, request, language }: Context,
  query: ApprovalQuery,
): Promise<(Opened & { device: string | null }) | null> {
  const clientId = await lockClientInReach(tx, isOwnApproval(query));
  if (clientId === null) return null;
  const mayCollect = and(
    isOwnApproval(query),
    eq(approvals.client_id, clientId),
    gt(approvals.accepted_at, sql`clock_timestamp() - make_interval(secs => ${approvalLifetime})`),
    isNull(approvals.collected_at),
    isNull(approvals.voided_at),
  );
  const [row] = await tx
    .update(approvals)
    .set({ collected_at: sql`now()` })
    .where(mayCollect)
    .returning();
  if (!row) return null;
  const opened = await openPresentation(tx, {
    clientId,
    projectId: row.project_id,
    leader: row.user_id,
    oldSession: actor.sessionHash,
    userAgent: userAgentOf(request),
    network: shownNetwork(request),
  });
  await tx
    .update(approvals)
    .set({ session_hash: hashSecret(opened.token), presentation_id: opened.presentation.id })
    .where(eq(approvals.id, row.id));
  await writeAudit(tx, row.user_id === null ? { user: null, client: opened.client } : actor, 'client.login', {
    clientIds: [clientId],
    origin: originOf(request),
  });
  // A login's browser is the client's own; an invitation's is the sales user's.
  const device = query.kind === 'login' ? await rememberDevice(tx, { request, language }, { clientId }) : null;
  return { ...opened, device };
}

/**
 * Milliseconds after an approval was collected during which another tab of the same browser is answered `pending`: its
 * next poll carries the new session cookie.
 */
const collectionGrace = 20_000;

/**
 * The answer to a poll that collects nothing. Two tabs of one browser may poll: the second is answered what the first
 * collected, while that session lasts.
 */
async function answerPoll({ db }: Dependencies, { actor }: Context, row: ApprovalRow): Promise<Answer> {
  const { client, presentation } = actor;
  if (row.collected_at !== null && row.session_hash === actor.sessionHash && client !== null && presentation !== null) {
    return { response: true, user: await findUser(db, presentation.user_id), client, presentation };
  }
  const { settings } = await requireProject(db, row.project_id);
  const now = await databaseNow(db);
  const isBeingCollected =
    row.accepted_at !== null &&
    row.voided_at === null &&
    now < (row.collected_at ?? row.accepted_at).getTime() + collectionGrace;
  const isPending = isBeingCollected || approvalState(timesOf(row), now) === 'pending';
  return {
    response: false,
    status: isPending ? 'pending' : 'expired',
    number: settings.acceptMode === 'confirm' ? row.number : null,
  };
}

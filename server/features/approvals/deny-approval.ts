import { and, eq, sql } from 'drizzle-orm';
import type { approvalCalls } from '#contract/calls/approvals.ts';
import { fullName } from '#domain/people/full-name.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/database/connection.ts';
import { approvals, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findAnyClient } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { offeredLanguage } from '#domain/texts/language.ts';
import { endOpenedByApproval } from '#server/sessions/end-sessions.ts';
import { forgetDevicesSince, rememberDevice, setDeviceCookie } from '#server/sessions/known-devices.ts';
import type { ApprovalKind, ApprovalRow } from './begin-approval.ts';
import { matchesCode, lockClientOfApproval } from './find-approval.ts';

type Deny = typeof approvalCalls.denyClientLogin | typeof approvalCalls.denyClientInvitation;

/**
 * Denies an approval ("This was not me"): voids the link, ends the session and presentation it opened, makes the
 * requesting browser unknown again, writes the audit log and notifies the sales user by mail. The browser that denies
 * becomes a known one, since its user reads the client's mail: a stranger who requests mails until the limit is reached
 * can therefore not keep the client from logging in.
 */
export function denyApproval(dependencies: Dependencies, kind: ApprovalKind): CallHandler<Deny> {
  return async ({ body, language, request, reply }) => {
    const denied = await inTransaction(dependencies.db, async (tx) => {
      const clientId = await lockClientOfApproval(tx, matchesCode(kind, body));
      const [row] = await tx
        .update(approvals)
        .set({ voided_at: sql`now()`, denied_at: sql`now()` })
        .where(matchesCode(kind, body))
        .returning();
      if (!row) return null;
      await endOpenedByApproval(tx, { sessionHash: row.session_hash, presentationId: row.presentation_id });
      if (row.client_id !== null) await forgetDevicesSince(tx, { clientId: row.client_id }, row.created_at);
      await recordAndNotify(tx, dependencies, row);
      const device = clientId === null ? null : await rememberDevice(tx, { request, language }, { clientId });
      return { device };
    });
    if (denied === null) return refuse('invalidCode', language);
    if (denied.device !== null) setDeviceCookie(reply, denied.device);
    dependencies.onMail();
    dependencies.onSessionChange();
    return { response: true };
  };
}

/**
 * Writes the audit entry, and sends a mail to the user who invited the client, otherwise, or if that user was deleted,
 * to the client's sales user.
 */
async function recordAndNotify(tx: Transaction, { linkBase }: Dependencies, row: ApprovalRow): Promise<void> {
  const client = row.client_id === null ? null : await findAnyClient(tx, row.client_id);
  if (client === null) return;
  // The origin is that of the denied login, not that of this request.
  const { device, network } = row;
  await writeAudit(tx, { user: null, client }, 'client.deny', { clientIds: [client.id], origin: { device, network } });
  const { settings } = await requireProject(tx, row.project_id);
  const [inviter] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, row.user_id ?? 0), eq(users.is_active, true)));
  const recipient = inviter?.email ?? client.user?.email ?? settings.botSalesRep.email;
  const values = {
    client: inertName(fullName(client)),
    device,
    network,
    time: row.created_at,
  };
  await queueMail(
    tx,
    linkBase(),
    recipient,
    { kind: 'notMe', language: offeredLanguage(row.language, settings.languages), project: settings, values },
    client.id,
  );
}

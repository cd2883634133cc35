import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Client } from '#contract/entities/people.ts';
import { offeredLanguage, type Language } from '#domain/texts/language.ts';
import { approvalLifetime, approvalResendWait, clockTolerance } from '#domain/people/approval.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { approvals } from '#server/database/schema.ts';
import { deviceOf, shownNetwork } from '#server/http/request-origin.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Project } from '#server/people/find-project.ts';
import { createNumber, createSecret, hashSecret } from '#server/people/secret.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
export type ApprovalKind = ApprovalRow['kind'];

/**
 * An approval to create. `client` is locked and has its current address; it is null if nobody has the address and the
 * answer must not reveal that. `browser` comes from `identifyBrowser`, called before the transaction, since a repeated
 * transaction must not set a second cookie. `limit` counts the mail, or is null if it was counted before.
 */
type NewApproval = {
  kind: ApprovalKind;
  client: Client | null;
  inviter: { id: number; name: string } | null;
  project: Project;
  language: Language;
  browser: string;
  limit: ((tx: Transaction) => Promise<void>) | null;
};

/** Condition: an approval was mailed so recently that it is not mailed again (`secondsUntilResend`). */
export const isJustMailed = sql`(
  ${approvals.sent_at} > clock_timestamp() - make_interval(secs => ${approvalResendWait})
  and ${approvals.sent_at} <= clock_timestamp() + make_interval(secs => ${clockTolerance}))`;

const lifetime = sql`clock_timestamp() + make_interval(secs => ${approvalLifetime})`;

/**
 * Creates an approval, voids the open one of this browser, mails the link and returns the id. Approvals of other
 * browsers stay, since anybody may request one. If the same browser made the same request less than 30 seconds ago, the
 * existing approval is returned and nothing is mailed; a discreet project always creates a new one, as it does for
 * unknown addresses. The caller has locked the client's row, so simultaneous requests see each other's approvals.
 */
export async function beginApproval(
  tx: Transaction,
  dependencies: Dependencies,
  request: FastifyRequest,
  approval: NewApproval,
): Promise<number> {
  const { kind, client, inviter, project, language, browser } = approval;
  const code = createSecret();
  if (client !== null) {
    const existing = project.settings.discreetErrors ? undefined : await findRecent(tx, approval);
    if (existing !== undefined) return existing;
    await approval.limit?.(tx);
    await tx
      .update(approvals)
      .set({ voided_at: sql`now()` })
      .where(and(isOfSameBrowser(approval), isNull(approvals.collected_at), isNull(approvals.voided_at)));
  }
  const rows = await tx
    .insert(approvals)
    .values({
      kind,
      project_id: project.id,
      client_id: client?.id ?? null,
      user_id: inviter?.id ?? null,
      language,
      number: createNumber(),
      code_hash: hashSecret(code),
      browser_hash: browser,
      device: deviceOf(request),
      network: shownNetwork(request),
      expires_at: lifetime,
    })
    .returning();
  const row = firstRow(rows);
  if (client !== null)
    await mailLink(tx, dependencies.linkBase(), { row, code, client, project, inviter: inviter?.name ?? '' });
  return row.id;
}

/** The columns that replace the code of an approval with a new one. The old link stops working. */
export function newCode(code: string) {
  return { code_hash: hashSecret(code), sent_at: sql`clock_timestamp()`, expires_at: lifetime };
}

/** Mails the link of an approval. */
export async function mailLink(
  tx: Transaction,
  base: URL,
  {
    row,
    code,
    client,
    project,
    inviter,
  }: { row: ApprovalRow; code: string; client: Client; project: Project; inviter: string },
): Promise<void> {
  const isLogin = row.kind === 'login';
  const url = pageLink(base, isLogin ? 'clientLoginAccept' : 'clientInvitationAccept', row.id, code);
  const values = {
    name: inertName(client.first_name),
    inviter: inertName(inviter),
    device: row.device,
    network: row.network,
  };
  await queueMail(
    tx,
    base,
    client.email,
    {
      kind: isLogin ? 'loginLink' : 'invitation',
      // The approval may be older than the languages that are offered.
      language: offeredLanguage(row.language, project.settings.languages),
      project: project.settings,
      values,
      url,
    },
    client.id,
  );
}

/** The id of the open approval that the same browser and sales user requested less than 30 seconds ago. */
async function findRecent(tx: Transaction, approval: NewApproval): Promise<number | undefined> {
  const { inviter } = approval;
  const isSame = and(
    isOfSameBrowser(approval),
    inviter === null ? isNull(approvals.user_id) : eq(approvals.user_id, inviter.id),
  );
  const isOpen = and(isNull(approvals.accepted_at), isNull(approvals.voided_at), isJustMailed);
  const [found] = await tx.select({ id: approvals.id }).from(approvals).where(and(isSame, isOpen)).limit(1);
  return found?.id;
}

function isOfSameBrowser({ kind, client, browser }: NewApproval): SQL | undefined {
  return and(eq(approvals.kind, kind), eq(approvals.client_id, client?.id ?? 0), eq(approvals.browser_hash, browser));
}

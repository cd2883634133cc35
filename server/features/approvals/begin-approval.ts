import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Client } from '#contract/entities/people.ts';
import type { Language } from '#domain/texts/language.ts';
import { approvalLifetime, approvalResendWait } from '#domain/people/approval.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { Transaction } from '#server/database/connection.ts';
import { approvals } from '#server/database/schema.ts';
import { deviceOf, shownNetwork } from '#server/http/network.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Project } from '#server/people/find-project.ts';
import { createNumber, createSecret, hashSecret } from '#server/people/secret.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
export type ApprovalKind = ApprovalRow['kind'];

/**
 * What an approval is begun for. `client` is locked and has the current address; null if nobody has the address and the
 * answer must not show that. `browser` is from `nameBrowser`, called before the transaction: a repeated one must not set
 * a second cookie. `limit` counts the mail, unless it was counted before.
 */
export type Begin = {
  kind: ApprovalKind;
  client: Client | null;
  inviter: { id: number; name: string } | null;
  project: Project;
  language: Language;
  browser: string;
  limit: ((tx: Transaction) => Promise<void>) | null;
};

const lifetime = sql`clock_timestamp() + make_interval(secs => ${approvalLifetime})`;

/**
 * Begins an approval, voids the open one of this browser, and mails the link. Those of other browsers stay: anybody may
 * ask. Answers its id. Asked again by the same browser within 30 s it is the one begun before, and no second mail goes
 * out; a discreet project always begins anew, since an unknown address has nothing to go on with. The client's row was
 * locked before: of many at once each sees the last.
 */
export async function beginApproval(
  tx: Transaction,
  parts: Dependencies,
  request: FastifyRequest,
  begin: Begin,
): Promise<number> {
  const { kind, client, inviter, project, language, browser } = begin;
  const code = createSecret();
  if (client !== null) {
    const begun = project.settings.discreetErrors ? undefined : await findBegun(tx, begin);
    if (begun !== undefined) return begun;
    await begin.limit?.(tx);
    await tx
      .update(approvals)
      .set({ voided_at: sql`now()` })
      .where(and(isOfBrowser(begin), isNull(approvals.collected_at), isNull(approvals.voided_at)));
  }
  const [made] = await tx
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
      expires_at: lifetime as never,
    })
    .returning();
  if (client !== null)
    await mailLink(tx, parts.linkBase(), { row: made!, code, client, project, inviter: inviter?.name ?? '' });
  return made!.id;
}

/** Puts a new code in the place of the old one, which ends. */
export function renewedCode(code: string) {
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
      language: row.language,
      project: project.settings.projectName,
      values,
      url,
    },
    client.id,
  );
}

/** The open approval that the same browser, and the same sales user, asked for less than 30 s ago. */
async function findBegun(tx: Transaction, begin: Begin): Promise<number | undefined> {
  const { inviter } = begin;
  const isSame = and(
    isOfBrowser(begin),
    inviter === null ? isNull(approvals.user_id) : eq(approvals.user_id, inviter.id),
  );
  const isOpen = and(
    isNull(approvals.accepted_at),
    isNull(approvals.voided_at),
    gt(approvals.sent_at, sql`clock_timestamp() - make_interval(secs => ${approvalResendWait})`),
  );
  const [found] = await tx.select({ id: approvals.id }).from(approvals).where(and(isSame, isOpen)).limit(1);
  return found?.id;
}

function isOfBrowser({ kind, client, browser }: Begin): SQL | undefined {
  return and(eq(approvals.kind, kind), eq(approvals.client_id, client?.id ?? 0), eq(approvals.browser_hash, browser));
}

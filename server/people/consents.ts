import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { contractTexts } from '#contract/texts/texts.ts';
import type { Consent, Consents } from '#contract/entities/consents.ts';
import type { ConsentSource } from '#domain/people/consents.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clientConsents, legalVersions, users } from '#server/database/schema.ts';
import type { Project } from './find-project.ts';

/** The wordings of legal pages that a form showed, by their ids. */
type ShownPages = { privacy_version?: number | undefined; terms_version?: number | undefined };

/** The error of the terms that were accepted in a form; null if they are in force, or if there are none. */
export async function checkTerms(tx: Queryable, projectId: number, accepted: ShownPages): Promise<FieldError | null> {
  const inForce = await listTerms(tx, projectId);
  if (inForce.length === 0) return null;
  if (accepted.terms_version === undefined) return 'terms_missing';
  return inForce.includes(accepted.terms_version) ? null : 'terms_changed';
}

/** Whether a client has not yet accepted the terms in force, in any language. */
export async function lacksTerms(tx: Queryable, projectId: number, clientId: number): Promise<boolean> {
  const inForce = await listTerms(tx, projectId);
  if (inForce.length === 0) return false;
  const [accepted] = await tx
    .select({ id: clientConsents.id })
    .from(clientConsents)
    .where(and(eq(clientConsents.client_id, clientId), inArray(clientConsents.version_id, inForce)))
    .limit(1);
  return accepted === undefined;
}

/** When a client last accepted the terms, in whichever wording; null if never. */
export async function findTermsAcceptance(tx: Queryable, clientId: number): Promise<Date | null> {
  const [latest] = await tx
    .select({ at: clientConsents.at })
    .from(clientConsents)
    .where(and(eq(clientConsents.client_id, clientId), eq(clientConsents.kind, 'terms')))
    .orderBy(desc(clientConsents.id))
    .limit(1);
  return latest?.at ?? null;
}

/** The ids of the terms in force, in all languages. */
async function listTerms(tx: Queryable, projectId: number): Promise<number[]> {
  const isInForce = and(
    eq(legalVersions.project_id, projectId),
    eq(legalVersions.page, 'terms'),
    isNull(legalVersions.withdrawn_at),
  );
  return (await tx.select({ id: legalVersions.id }).from(legalVersions).where(isInForce)).map((row) => row.id);
}

/**
 * Records what a form showed to a client, and that they accepted the terms, once for each wording. An id that is not a
 * wording of that page is ignored. The client must be locked, or new.
 */
export async function recordShownPages(
  tx: Transaction,
  { clientId, projectId, source }: { clientId: number; projectId: number; source: ConsentSource },
  shown: ShownPages,
): Promise<void> {
  const wanted = { privacy: shown.privacy_version, terms: shown.terms_version };
  const ids = Object.values(wanted).filter((id) => id !== undefined);
  if (ids.length === 0) return;
  const versions = await tx
    .select({ id: legalVersions.id, page: legalVersions.page })
    .from(legalVersions)
    .where(and(eq(legalVersions.project_id, projectId), inArray(legalVersions.id, ids)));
  const known = await tx
    .select({ id: clientConsents.version_id })
    .from(clientConsents)
    .where(and(eq(clientConsents.client_id, clientId), inArray(clientConsents.version_id, ids)));
  const rows = (['privacy', 'terms'] as const).flatMap((kind) => {
    const version = versions.find(({ id, page }) => id === wanted[kind] && page === kind);
    const isNew = version !== undefined && !known.some(({ id }) => id === version.id);
    return isNew ? [{ client_id: clientId, kind, is_given: true, version_id: version.id, source }] : [];
  });
  if (rows.length > 0) await tx.insert(clientConsents).values(rows);
}

/**
 * Records that a client allows marketing mails, or no longer does, with the wording of the question. Nothing is
 * recorded if that is already so. The client must be locked, or new. `userId` is the sales user whom the client told.
 */
export async function recordMarketing(
  tx: Transaction,
  clientId: number,
  said: { isGiven: boolean; source: ConsentSource; userId: number | null; project: Project; language: Language },
): Promise<void> {
  const before = await findMarketing(tx, clientId);
  if (before?.is_given === said.isGiven) return;
  const wording = fillPlaceholders(contractTexts[said.language].consents['consent.marketingWording'], {
    project: projectNameIn(said.project.settings, said.language),
  });
  await tx.insert(clientConsents).values({
    client_id: clientId,
    kind: 'marketing',
    is_given: said.isGiven,
    wording,
    source: said.source,
    user_id: said.userId,
  });
}

/**
 * Whether a client allows marketing mails, and since when; null if they were never asked. The latest record is the one
 * with the highest id: `at` is wrong if the clock was.
 */
async function findMarketing(tx: Queryable, clientId: number): Promise<Consents['marketing']> {
  const [latest] = await tx
    .select({ is_given: clientConsents.is_given, at: clientConsents.at })
    .from(clientConsents)
    .where(and(eq(clientConsents.client_id, clientId), eq(clientConsents.kind, 'marketing')))
    .orderBy(desc(clientConsents.id))
    .limit(1);
  return latest === undefined ? null : { is_given: latest.is_given, at: latest.at.toISOString() };
}

/**
 * Moves the consents of a client to the one into which they are merged. Marketing mails stay allowed only if the kept
 * client allowed them and the other did not refuse them. Both must be locked.
 */
export async function mergeConsents(tx: Transaction, kept: number, other: number): Promise<void> {
  const keptBefore = await findMarketing(tx, kept);
  const otherBefore = await findMarketing(tx, other);
  const moved = await tx
    .update(clientConsents)
    .set({ client_id: kept })
    .where(eq(clientConsents.client_id, other))
    .returning({ id: clientConsents.id });
  if (moved.length === 0) return;
  const mayStayAllowed = keptBefore?.is_given === true && otherBefore?.is_given !== false;
  const merged = await findMarketing(tx, kept);
  if (merged?.is_given !== true || mayStayAllowed) return;
  await tx.insert(clientConsents).values({ client_id: kept, kind: 'marketing', is_given: false, source: 'merge' });
}

/** The consents of a client, latest first, and whether marketing mails are allowed now. */
export async function listConsents(tx: Queryable, clientId: number): Promise<Consents> {
  const rows = await tx
    .select({
      consent: clientConsents,
      by: users.name,
      page: {
        title: legalVersions.title,
        language: legalVersions.language,
        version: legalVersions.id,
        hash: legalVersions.hash,
        published_at: legalVersions.published_at,
      },
    })
    .from(clientConsents)
    .leftJoin(users, eq(users.id, clientConsents.user_id))
    .leftJoin(legalVersions, eq(legalVersions.id, clientConsents.version_id))
    .where(eq(clientConsents.client_id, clientId))
    .orderBy(desc(clientConsents.id));
  const history = rows.map(({ consent: { id, kind, is_given, source, at, wording }, by, page }): Consent => ({
    id,
    kind,
    is_given,
    source,
    at: at.toISOString(),
    by,
    wording,
    page: page && { ...page, published_at: page.published_at.toISOString() },
  }));
  const latest = history.find(({ kind }) => kind === 'marketing');
  return { marketing: latest === undefined ? null : { is_given: latest.is_given, at: latest.at }, history };
}

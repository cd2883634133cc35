import { and, eq } from 'drizzle-orm';
import { isCheckedStrongly, isForeignGoogleAccount, readCompanyEmail } from '#domain/people/company-claims.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { CompanyLoginError } from '#server/company/company-login-error.ts';
import type { CompanyOptions } from '#server/company/company-options.ts';
import type { CompanyPerson } from '#server/company/company-provider.ts';
import type { Database, Queryable } from '#server/database/connection.ts';
import { userIdentities, userProjects, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Origin } from '#server/http/request-origin.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { visitorActor } from '#server/sessions/actor.ts';

type Found = { id: number; isActive: boolean; isInProject: boolean };

/**
 * The id of the sales user that an account of the company's provider logs in as: the one to whom it is linked, whatever
 * its address is now; otherwise the one with its verified address, to whom it is linked from then on. Throws
 * `CompanyLoginError` if no such user may log in. No user is created.
 */
export async function findCompanyUser(
  db: Database,
  options: CompanyOptions,
  person: CompanyPerson,
  { projectId, origin }: { projectId: number; origin: Origin },
): Promise<number> {
  if (isForeignGoogleAccount(person.claims, options.domains)) throw failure('domain', 'an account of another company');
  const linked = await findUser(db, projectId, await findLinked(db, person));
  const email = linked === undefined ? await readEmail(options, person) : null;
  const found = linked ?? (await findUser(db, projectId, await findByEmail(db, email)));
  if (found === undefined || !found.isInProject) throw failure('unknown', 'no user of the project');
  const refuse = async (reason: Reason, detail: string, ...fields: string[]) => {
    await writeAudit(db, visitorActor, 'user.refused', { userIds: [found.id], fields: ['company', ...fields], origin });
    throw failure(reason, detail);
  };
  if (!found.isActive) await refuse('inactive', 'a disabled user');
  if (!isCheckedStrongly(person.claims, options.strengths))
    await refuse('weak', 'without the strength that is asked for', 'strength');
  if (email !== null) await link(db, person, { id: found.id, email }, origin);
  return found.id;
}

type Reason = 'domain' | 'unknown' | 'inactive' | 'weak' | 'other_account';

function failure(reason: Reason, detail: string): CompanyLoginError {
  return new CompanyLoginError(`error_company_${reason}`, detail);
}

/** The id of the user to whom an account is linked; undefined if it is linked to nobody. */
export async function findLinked(tx: Queryable, { issuer, subject }: CompanyPerson): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: userIdentities.user_id })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return row?.id;
}

/** The verified address of an account. Throws `CompanyLoginError` if there is none that may log in. */
async function readEmail(options: CompanyOptions, person: CompanyPerson): Promise<string> {
  const read = readCompanyEmail(await person.findEmailClaims(), options);
  if ('error' in read) throw new CompanyLoginError(read.error, 'by its claims');
  return read.email;
}

async function findByEmail(tx: Queryable, email: string | null): Promise<number | undefined> {
  if (email === null) return undefined;
  const [row] = await tx.select({ id: users.id }).from(users).where(hasEmail(users.email, email));
  return row?.id;
}

async function findUser(tx: Queryable, projectId: number, id: number | undefined): Promise<Found | undefined> {
  if (id === undefined) return undefined;
  const [row] = await tx
    .select({ id: users.id, isActive: users.is_active, project: userProjects.project_id })
    .from(users)
    .leftJoin(userProjects, and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, projectId)))
    .where(eq(users.id, id));
  return row && { id: row.id, isActive: row.isActive, isInProject: row.project !== null };
}

/**
 * Links the account to the user, unless they were deleted or got another address meanwhile. A user who is linked to
 * another account of the same issuer stays linked to that one, because providers may reassign the address of somebody
 * who left.
 */
async function link(
  db: Database,
  { issuer, subject }: CompanyPerson,
  { id: userId, email }: { id: number; email: string },
  origin: Origin,
): Promise<void> {
  const isLinked = await inTransaction(db, async (tx) => {
    const isStill = and(eq(users.id, userId), eq(users.is_active, true), hasEmail(users.email, email));
    const [locked] = await tx.select({ id: users.id }).from(users).where(isStill).for('no key update');
    if (locked === undefined) throw failure('unknown', 'a user who was changed meanwhile');
    await tx.insert(userIdentities).values({ issuer, subject, user_id: userId }).onConflictDoNothing();
    const [row] = await tx
      .select({ subject: userIdentities.subject })
      .from(userIdentities)
      .where(and(eq(userIdentities.user_id, userId), eq(userIdentities.issuer, issuer)));
    const isOwn = row?.subject === subject;
    // The provider has authenticated the user, so they are audited as the one who linked the account.
    const actor = isOwn ? { user: { id: userId }, client: null } : visitorActor;
    await writeAudit(tx, actor, isOwn ? 'user.link' : 'user.refused', {
      userIds: [userId],
      fields: ['company'],
      origin,
    });
    return isOwn;
  });
  if (!isLinked) throw failure('other_account', 'a user who is linked to another account');
}

import { and, eq } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import type { Settings } from '#contract/settings.ts';
import { mayUpdateUser } from '#domain/people/may-users.ts';
import { isSameEmail } from '#domain/people/same-email.ts';
import { nothingToChange } from '#server/calls/parse-input.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/database/connection.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields } from '#server/http/refuse.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { checkSalesUser } from '#server/people/check-user-password.ts';
import { emailTaken } from '#server/people/email-taken.ts';
import { findUser } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { notifyUser } from '#server/people/notify-owner.ts';
import { hashPassword } from '#server/people/password.ts';
import { endResetTokens } from '#server/people/reset-token.ts';
import { listMethods, lockOwner } from '#server/second-factors/factors.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { confirmSession, sendSessionId, type Proof } from '#server/sessions/session-id.ts';
import { isConfirmed } from '#server/sessions/sessions.ts';
import { confirmPassword } from './confirm-password.ts';
import { lockUserFor, requireUserFor } from './get-user.ts';

type Update = CallContext<typeof userCalls.updateUser>;

/**
 * Changes the calling user, who confirms a new password or address with the current password, or a user below with a
 * lower role. Callers with a second factor also need a full confirmation within the last ten minutes, otherwise it
 * throws `confirm_first`. A new password ends all other sessions of the account; a confirmed change renews the id of
 * the caller's session; a new password or address voids open reset links. Throws `email_taken` if another user has the
 * address.
 */
export function updateUser(dependencies: Dependencies): CallHandler<typeof userCalls.updateUser> {
  const { db, breachedPasswords, onMail, onSessionChange } = dependencies;
  const confirm = confirmPassword(dependencies);
  return async (context) => {
    const { params, actor, body } = context;
    const user = await requireUserFor(db, actor, params.id, mayUpdateUser);
    checkChangesSomething(context);
    const changes = await readChanges(context, user, (await requireProject(db)).settings, breachedPasswords);
    const takesProof = actor.user?.id === user.id && takesConfirmation(user, body);
    if (takesProof) await confirm(context, body.current_password ?? '');
    try {
      const { id, updated } = await inTransaction(db, async (tx) => {
        await lockUserFor(tx, actor, params.id, mayUpdateUser);
        const proof = takesProof ? await requireProof(tx, actor, user.id) : null;
        await saveChanges(tx, dependencies, context, changes);
        return {
          id: proof && (await confirmSession(tx, context.request, proof)),
          updated: requireFound(await findUser(tx, params.id)),
        };
      });
      if (id !== null) sendSessionId(dependencies, context, id);
      onMail();
      onSessionChange();
      return updated;
    } catch (error) {
      throw isUniqueViolation(error, 'users_email') ? emailTaken(context.language) : error;
    }
  };
}

/** Throws `invalid_parameters` if the body only confirms and names nothing to change. */
function checkChangesSomething({ body, language }: Update): void {
  const { current_password: _, ...changes } = userCalls.updateUser.body.shape;
  const fields = Object.keys(changes);
  if (fields.some((field) => field in body)) return;
  throw new ProblemError('invalid_parameters', {
    errors: [{ path: 'current_password', message: nothingToChange(fields, language) }],
  });
}

/** Whether a change could take over an account: another password, or another address, to which links are mailed. */
function takesConfirmation(user: User, { email, password }: Update['body']): boolean {
  return Boolean(password) || (email !== undefined && email.toLowerCase() !== user.email.toLowerCase());
}

/**
 * Whether the current password was a full or a partial proof: partial if the user, who is locked here, has a second
 * factor. Throws `confirm_first` if there was no full proof recently.
 */
async function requireProof(tx: Transaction, actor: Update['actor'], userId: number): Promise<Proof> {
  await lockOwner(tx, userId);
  if ((await listMethods(tx, userId)).length === 0) return 'full';
  if (!(await isConfirmed(tx, actor))) throw new ProblemError('confirm_first');
  return 'partial';
}

type Changes = Partial<typeof users.$inferInsert>;

/** The changed columns. An empty password means that it stays. */
async function readChanges(
  { body: { email, name, phone, password }, actor, language }: Update,
  user: User,
  settings: Settings,
  breached: Dependencies['breachedPasswords'],
): Promise<Changes> {
  const owner = { name: name ?? user.name, email: email ?? user.email };
  const given = { email, name, password: password || undefined };
  const whose = actor.user?.id === user.id ? 'own' : 'other';
  const errors = await checkSalesUser(given, owner, settings, breached, whose);
  checkFields(errors, language, { min: String(settings.passwordMinLength) });
  return {
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone: phone || '0' }),
    ...(password ? { password_hash: await hashPassword(password) } : {}),
  };
}

async function saveChanges(
  tx: Transaction,
  dependencies: Dependencies,
  context: Update,
  changes: Changes,
): Promise<void> {
  const { params, actor } = context;
  if (Object.keys(changes).length === 0) return;
  const isActiveUser = and(eq(users.id, params.id), eq(users.is_active, true));
  const [before] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isActiveUser)
    .for('no key update');
  if (before === undefined) throw new ProblemError('not_found');
  await tx.update(users).set(changes).where(eq(users.id, params.id));
  const isNewAddress = changes.email !== undefined && !isSameEmail(changes.email, before.email);
  if (isNewAddress || changes.password_hash !== undefined) await endResetTokens(tx, { userId: params.id });
  if (changes.password_hash !== undefined)
    await endSessionsOfUser(tx, params.id, actor.user?.id === params.id ? actor.sessionHash : null);
  await writeAudit(tx, actor, 'user.update', {
    userIds: [params.id],
    fields: Object.keys(changes).map((field) => field.replace('_hash', '')),
  });
  if (changes.password_hash !== undefined) await notifyUser(tx, dependencies, 'passwordChanged', before, context);
  if (isNewAddress) await notifyUser(tx, dependencies, 'emailChanged', before, context);
}

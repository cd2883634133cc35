import { userCalls } from '#contract/calls/users.ts';
import type { Settings } from '#contract/settings.ts';
import { mayCreateUser } from '#domain/people/may-users.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { userProjects, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { firstRow } from '#server/database/first-row.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { checkSalesUser } from '#server/people/check-user-password.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { hashPassword, noPassword } from '#server/people/password.ts';
import { toActor } from '#server/people/reach.ts';
import { queuePasswordLink } from './password-link.ts';

type Creation = CallContext<typeof userCalls.createUser>;

/**
 * Creates a sales user of a lower role, below the caller if no parent is named. Those who choose their password
 * themselves get a link by mail, unless users only log in through the company's provider. Refuses `error_email_taken`.
 */
export function createUser(dependencies: Dependencies): CallHandler<typeof userCalls.createUser> {
  const { db, company, breachedPasswords, onMail } = dependencies;
  return async (context) => {
    const { body, language } = context;
    const project = await requireProject(db);
    await checkNewUser(context, project.settings, breachedPasswords);
    await requireParent(db, context);
    const password_hash = body.chooses_password ? noPassword : await hashPassword(body.password);
    try {
      const user = await inTransaction(db, async (tx) => {
        const inserted = await insertUser(tx, context, { password_hash, projectId: project.id });
        const by = context.actor.user?.name ?? '';
        if (body.chooses_password && company?.options.isOnly !== true)
          await queuePasswordLink(tx, dependencies, inserted, { kind: 'firstPassword', by, language, ...project });
        return inserted;
      });
      onMail();
      return { response: true, user };
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) return refuse('error_email_taken', context.language);
      throw error;
    }
  };
}

async function checkNewUser(
  { body, language }: Creation,
  settings: Settings,
  breached: Dependencies['breachedPasswords'],
): Promise<void> {
  const { password, ...owner } = body;
  const given = body.chooses_password ? owner : { ...owner, password };
  const errors = await checkSalesUser(given, owner, settings, breached, 'other');
  checkFields(errors, language, { min: String(settings.passwordMinLength) });
}

/** The named parent, or the caller. A parent who does not exist and one out of reach get the same field error. */
async function requireParent(tx: Queryable, { body, actor, language }: Creation): Promise<number> {
  const caller = await toActor(tx, actor);
  const parentId = body.parent_id || caller.user?.id || 0;
  const parent = await findUser(tx, parentId);
  if (parent === null && parentId === caller.user?.id) throw new ProblemError('not_logged_in');
  if (parent === null || !mayCreateUser(caller, 1, parentId)) checkFields({ parent_id: 'not_there' }, language);
  if (!mayCreateUser(caller, body.role_id, parentId)) throw new ProblemError('not_allowed');
  return parentId;
}

/** Resolves the parent again under the lock of the user tree, so that they cannot be deleted meanwhile. */
async function insertUser(
  tx: Transaction,
  context: Creation,
  { password_hash, projectId }: { password_hash: string; projectId: number },
) {
  await lockUserTreeShared(tx);
  const parentId = await requireParent(tx, context);
  const {
    body: { email, name, phone, role_id },
    actor,
  } = context;
  const rows = await tx
    .insert(users)
    .values({ email, name, phone: phone || '0', role_id, parent_id: parentId, password_hash })
    .returning({ id: users.id });
  const { id } = firstRow(rows);
  await tx.insert(userProjects).values({ user_id: id, project_id: projectId });
  await writeAudit(tx, actor, 'user.create', { userIds: [id] });
  return requireFound(await findUser(tx, id));
}

import { randomBytes } from 'node:crypto';
import { userCalls } from '#contract/calls/users.ts';
import type { Settings } from '#contract/settings.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { Role } from '#domain/people/roles.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { issueMessages } from '#server/calls/issue-messages.ts';
import type { Database } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { saveAccounts } from '#server/features/accounts/save-accounts.ts';
import type { BreachedPasswords } from '#server/people/breached-passwords.ts';
import { checkSalesUser } from '#server/people/check-user-password.ts';
import { findProject } from '#server/people/find-project.ts';
import { visitorActor } from '#server/sessions/actor.ts';

/** The administrator to create. If `password` is null, one is generated. */
type NewAdmin = { email: string; name: string; password: string | null };

/**
 * Stricter than a project's own rules, which may allow three characters and common passwords: administrators see every
 * client.
 */
const minPasswordLength = 8;

/**
 * Creates an administrator of the imported project, without a parent, and returns the password: the given one, or one
 * of 144 random bits. Throws, with instructions, if a field is invalid, nothing is imported yet or the address is
 * taken.
 */
export async function createAdmin(
  db: Database,
  admin: NewAdmin,
  breached: BreachedPasswords | null = null,
): Promise<string> {
  const project = await findProject(db);
  if (project === null)
    throw new Error('There is no project yet. Start the server once, or load one with `npm run import -- FOLDER`.');
  const password = admin.password ?? randomBytes(18).toString('base64url');
  const { email, name } = await checkFields(
    { ...admin, password },
    {
      ...project.settings,
      passwordMinLength: Math.max(minPasswordLength, project.settings.passwordMinLength),
      refuseCommonPasswords: true,
    },
    admin.password === null ? null : breached,
  );
  await inTransaction(db, async (tx) => {
    const {
      users: [id],
    } = await saveAccounts(tx, project.id, {
      users: [{ email, name, phone: '0', role_id: Role.admin, parent: null }],
      clients: [],
      password,
    });
    if (id === undefined)
      throw new Error(
        `There is already a user with the address ${email}. Nothing was changed. A forgotten password can be reset at /salesLogin.`,
      );
    await writeAudit(tx, visitorActor, 'user.create', { userIds: [id] });
  });
  return password;
}

async function checkFields(
  admin: NewAdmin & { password: string },
  settings: Settings,
  breached: BreachedPasswords | null,
): Promise<{ email: string; name: string }> {
  const read = userCalls.createUser.body.safeParse({ ...admin, role_id: Role.admin }, { error: issueMessages.en });
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const { email, name, password } = read.data;
  const checked = await checkSalesUser({ email, name, password }, { name, email }, settings, breached, 'other');
  const errors = Object.values(checked).filter((error) => error !== null);
  if (errors.length > 0)
    throw new Error(
      errors
        .map((error) => contractTexts.en.fields[error].replace('{min}', String(settings.passwordMinLength)))
        .join('\n'),
    );
  return { email, name };
}

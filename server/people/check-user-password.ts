import type { Settings } from '#contract/settings.ts';
import { foldPassword, isPersonalPassword } from '#domain/people/guessable-password.ts';
import { checkUser } from '#domain/people/check-user.ts';
import { checkNewPassword, type FieldError, type Whose } from '#domain/people/registration.ts';
import { allProjectNames, type NamedProject } from '#domain/projects/project-name.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

/** The sales user who gets a password, which must be neither their name nor their address. */
type Owner = { name: string; email: string };
type PasswordRules = Pick<Settings, 'passwordMinLength' | 'refuseCommonPasswords' | keyof NamedProject>;

/**
 * Checks the new password of a sales user: its length and, with `refuseCommonPasswords`, that it is not easily guessed
 * and not among `breached` ones, if the operator named a service that knows them.
 */
export async function checkUserPassword(
  password: string,
  { name, email }: Owner,
  { passwordMinLength, refuseCommonPasswords, ...project }: PasswordRules,
  breached: BreachedPasswords | null,
  whose: Whose = 'own',
): Promise<FieldError | null> {
  const tooShort = checkNewPassword(password, passwordMinLength, whose);
  if (tooShort !== null || !refuseCommonPasswords) return tooShort;
  if (isPersonalPassword(password, [name, email, ...allProjectNames(project)])) return 'password_personal';
  if (await isCommon(password)) return 'password_common';
  return (await breached?.has(password)) === true ? 'password_breached' : null;
}

/** Checks the given fields of a sales user; `owner` has the name and address after the change. */
export async function checkSalesUser(
  { email, name, password }: { email?: string | undefined; name?: string | undefined; password?: string | undefined },
  owner: Owner,
  rules: PasswordRules,
  breached: BreachedPasswords | null,
  whose: Whose,
): Promise<ReturnType<typeof checkUser>> {
  return {
    ...checkUser({ email, name }, rules.passwordMinLength, whose),
    password: password === undefined ? null : await checkUserPassword(password, owner, rules, breached, whose),
  };
}

let common: Promise<ReadonlySet<string>> | undefined;

async function isCommon(password: string): Promise<boolean> {
  common ??= loadCommon();
  const passwords = await common;
  return passwords.has(password.toLowerCase()) || passwords.has(foldPassword(password));
}

/** The 49,000 most common passwords, in lower case. Loaded when first needed: it takes 26 ms. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

import type { Settings } from '#contract/settings.ts';
import { foldPassword, isPersonalPassword } from '#domain/people/guessable-password.ts';
import { checkNewPassword, type FieldError } from '#domain/people/registration.ts';

/** The sales user who is to get a password: it may be neither of these. */
type Owner = { name: string; email: string };
type PasswordRules = Pick<Settings, 'passwordMinLength' | 'refuseCommonPasswords' | 'projectName'>;

/**
 * Checks the new password of a sales user: its length and, with `refuseCommonPasswords`, that it is not among the first
 * that anybody would try.
 */
export async function checkUserPassword(
  password: string,
  { name, email }: Owner,
  { passwordMinLength, refuseCommonPasswords, projectName }: PasswordRules,
): Promise<FieldError | null> {
  const tooShort = checkNewPassword(password, passwordMinLength);
  if (tooShort !== null || !refuseCommonPasswords) return tooShort;
  if (isPersonalPassword(password, [name, email, projectName])) return 'password_personal';
  return (await isCommon(password)) ? 'password_common' : null;
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

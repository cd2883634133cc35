import { checkEmail, checkName, checkNewPassword, errorFor, type FieldError, type Whose } from './registration.ts';

/**
 * Checks the e-mail address, name and password of a sales user; fields that are undefined are not checked.
 * `passwordMinLength` is in characters.
 */
export function checkUser(
  { email, name, password }: { email?: string | undefined; name?: string | undefined; password?: string | undefined },
  passwordMinLength: number,
  whose: Whose,
): Record<'email' | 'name' | 'password', FieldError | null> {
  return {
    email: email === undefined ? null : checkEmail(email, errorFor(whose, 'email_missing')),
    name: name === undefined ? null : checkName(name, 'name_missing', whose),
    password: password === undefined ? null : checkNewPassword(password, passwordMinLength, whose),
  };
}

/** Checks that a password was typed where users confirm with the one they have. */
export function checkCurrentPassword(password: string): FieldError | null {
  return password === '' ? 'current_password_missing' : null;
}

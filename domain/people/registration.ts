import { isValidEmail } from './is-valid-email.ts';

/** The errors of form fields (specification, section 5). Each is the key of its text. */
export type FieldError =
  | 'email_missing'
  | 'client_email_missing'
  | 'email_invalid'
  | 'password_missing'
  | 'own_password_missing'
  | 'password_short'
  | 'password_common'
  | 'password_breached'
  | 'password_personal'
  | 'current_password_missing'
  | 'current_password_wrong'
  | 'password_again_missing'
  | 'passwords_differ'
  | 'name_missing'
  | 'first_name_missing'
  | 'last_name_missing'
  | 'name_short'
  | 'phone_missing'
  | 'other_email_missing'
  | 'other_first_name_missing'
  | 'other_last_name_missing'
  | 'other_name_short'
  | 'other_phone_missing'
  | 'code_missing'
  | 'terms_missing'
  | 'terms_changed'
  | 'not_there';

/** Whose data a form takes: those of who types them, or of somebody else. The errors address who types. */
export type Whose = 'own' | 'other';

type OwnError = 'email_missing' | 'first_name_missing' | 'last_name_missing' | 'name_short' | 'phone_missing';

/** The error of a field by whose data it takes. */
export function errorFor<E extends OwnError>(whose: Whose, error: E): E | `other_${E}` {
  return whose === 'own' ? error : `other_${error}`;
}

/** Checks an e-mail address. `missing` is the error of an empty field. */
export function checkEmail(
  email: string,
  missing: 'email_missing' | 'client_email_missing' | 'other_email_missing' = 'email_missing',
): FieldError | null {
  if (email.trim() === '') return missing;
  return isValidEmail(email.trim()) && isOneAddress(email.trim()) ? null : 'email_invalid';
}

/**
 * Whether a text is a single bare address: no spaces, no list, no name with the address in brackets. Otherwise mail
 * could go to others too. Nor may it contain what nobody sees, or a domain in letters that mail programs replace
 * (`ｘ.example`): it would look like another address, or reach the same mailbox as one.
 */
function isOneAddress(email: string): boolean {
  const [, domain] = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (domain === undefined || /\p{Default_Ignorable_Code_Point}|\p{Cf}/u.test(email)) return false;
  const written = domain.toLowerCase();
  return written === written.normalize('NFKC');
}

/** Checks a name: required, at least 2 characters. */
export function checkName(name: string, missing: FieldError, whose: Whose): FieldError | null {
  if (name.trim() === '') return missing;
  return [...name.trim()].length < 2 ? errorFor(whose, 'name_short') : null;
}

/** Checks the name, e-mail address and phone of a client; fields that are undefined are not checked. */
export function checkContact(
  {
    first_name,
    last_name,
    email,
    phone,
  }: {
    first_name?: string | undefined;
    last_name?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
  },
  whose: Whose,
): Record<'first_name' | 'last_name' | 'email' | 'phone', FieldError | null> {
  return {
    first_name: first_name === undefined ? null : checkName(first_name, errorFor(whose, 'first_name_missing'), whose),
    last_name: last_name === undefined ? null : checkName(last_name, errorFor(whose, 'last_name_missing'), whose),
    email: email === undefined ? null : checkEmail(email, errorFor(whose, 'email_missing')),
    phone: phone?.trim() === '' ? errorFor(whose, 'phone_missing') : null,
  };
}

/** The error of a new password that is missing. */
export function newPasswordMissing(whose: Whose): FieldError {
  return whose === 'own' ? 'own_password_missing' : 'password_missing';
}

/** Checks a new password: required, at least `minLength` characters (specification: 3). */
export function checkNewPassword(password: string, minLength: number, whose: Whose = 'own'): FieldError | null {
  if (password === '') return newPasswordMissing(whose);
  return [...password].length < minLength ? 'password_short' : null;
}

/** Checks the repetition of a new password. */
export function checkRepeat(password: string, repeat: string): FieldError | null {
  if (repeat === '') return 'password_again_missing';
  return repeat === password ? null : 'passwords_differ';
}

/** Checks that address and password of a sales login were typed. */
export function checkTypedLogin({
  email,
  password,
}: {
  email: string;
  password: string;
}): Record<'email' | 'password', FieldError | null> {
  return {
    email: email.trim() === '' ? 'email_missing' : null,
    password: password === '' ? 'password_missing' : null,
  };
}

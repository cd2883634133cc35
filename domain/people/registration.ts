import { isValidEmail } from './is-valid-email.ts';

/** What is wrong with a field of a form (specification, section 5), by key of its text. */
export const fieldErrors = [
  'email_missing',
  'client_email_missing',
  'email_invalid',
  'password_missing',
  'own_password_missing',
  'password_short',
  'password_again_missing',
  'passwords_differ',
  'first_name_missing',
  'last_name_missing',
  'name_short',
  'phone_missing',
  'code_missing',
  'not_there',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/** An address: missing or invalid. `missing` names the text for an empty field. */
export function checkEmail(
  email: string,
  missing: 'email_missing' | 'client_email_missing' = 'email_missing',
): FieldError | null {
  if (email.trim() === '') return missing;
  return isValidEmail(email.trim()) && isOneAddress(email.trim()) ? null : 'email_invalid';
}

/**
 * Whether a text is one address and nothing more: no spaces, no list, no name in brackets, so that mail goes to nobody
 * else.
 */
function isOneAddress(email: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email);
}

/** A first or last name: required, at least 2 characters. */
export function checkName(name: string, missing: 'first_name_missing' | 'last_name_missing'): FieldError | null {
  if (name.trim() === '') return missing;
  return [...name.trim()].length < 2 ? 'name_short' : null;
}

/** A phone number: required. */
export function checkPhone(phone: string): FieldError | null {
  return phone.trim() === '' ? 'phone_missing' : null;
}

/** A new password: required and at least `least` characters (specification: 3). */
export function checkNewPassword(password: string, least: number): FieldError | null {
  if (password === '') return 'own_password_missing';
  return [...password].length < least ? 'password_short' : null;
}

/** The repeat of a new password: required and the same. */
export function checkRepeat(password: string, repeat: string): FieldError | null {
  if (repeat === '') return 'password_again_missing';
  return repeat === password ? null : 'passwords_differ';
}

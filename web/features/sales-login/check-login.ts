import { isValidEmail } from '#domain/people/is-valid-email.ts';
import { failedChecks, type FormErrors } from '#web/accounts/form-errors.ts';

export type LoginField = 'email' | 'password';

/** Checks the fields of a sales login (specification, section 5). Returns the errors by field; empty if all are valid. */
export function checkLogin(email: string, password: string): FormErrors<LoginField> {
  return failedChecks({
    email: findEmailError(email.trim()),
    password: password === '' ? 'password_missing' : null,
  });
}

function findEmailError(email: string) {
  if (email === '') return 'email_missing';
  return isValidEmail(email) ? null : 'email_invalid';
}

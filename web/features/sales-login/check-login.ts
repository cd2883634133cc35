import { checkEmail, checkTypedLogin } from '#domain/people/registration.ts';
import { type FormErrors, failedChecks } from '#web/accounts/form-errors.ts';

export type LoginField = 'email' | 'password';

/**
 * Checks the fields of a sales login (specification, section 5). Returns the errors by field; empty if all are valid.
 */
export function checkLogin(email: string, password: string): FormErrors<LoginField> {
  return failedChecks({ ...checkTypedLogin({ email, password }), email: checkEmail(email) });
}

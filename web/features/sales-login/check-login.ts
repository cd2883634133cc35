import { checkEmail } from '#domain/people/registration.ts';
import { type FormErrors, failedChecks } from '#web/accounts/form-errors.ts';

export type LoginField = 'email' | 'password';

/**
 * Checks the fields of a sales login (specification, section 5). Returns the errors by field; empty if all are valid.
 */
export function checkLogin(email: string, password: string): FormErrors<LoginField> {
  return failedChecks({
    email: checkEmail(email),
    password: password === '' ? 'password_missing' : null,
  });
}

const key = 'loginStep';

/** Whether this tab has a pending second step. A reloaded page then asks the server for it. */
export function isStepPending(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function setStepPending(isPending: boolean): void {
  if (isPending) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
}

import { isValidEmail } from '#domain/people/is-valid-email.ts';
import { preserveFaults, type Faults } from '#web/accounts/faults.ts';

export type LoginField = 'email' | 'password';

/** What is missing before a sales login can be sent (specification, section 5), by field; empty where all is well. */
export function checkLogin(email: string, password: string): Faults<LoginField> {
  const address = email.trim();
  return preserveFaults({
    email: address === '' ? 'email_missing' : isValidEmail(address) ? null : 'email_invalid',
    password: password === '' ? 'password_missing' : null,
  });
}

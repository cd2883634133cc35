import { isValidEmail } from '#domain/people/is-valid-email.ts';
import type { TextKey } from '../../texts/en/index.ts';

export type LoginMistakes = { email?: TextKey; password?: TextKey };

/** What is missing before a sales login can be sent (specification, section 5), by field; empty where all is well. */
export function checkLogin(email: string, password: string): LoginMistakes {
  return {
    ...(email === '' ? { email: 'salesLogin.emailMissing' } : isValidEmail(email) ? {} : { email: 'salesLogin.emailInvalid' }),
    ...(password === '' ? { password: 'salesLogin.passwordMissing' } : {}),
  };
}

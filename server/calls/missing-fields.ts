import type { BodyOf } from '#contract/calls/call.ts';
import type { calls, CallName } from '#contract/calls/index.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { errorFor, newPasswordMissing, type FieldError, type Whose } from '#domain/people/registration.ts';
import type { Language } from '#domain/texts/language.ts';

/** The error of a field, or one by whose data a form takes: a sales user's call is about somebody else. */
type MissingError = FieldError | ((whose: Whose) => FieldError);

/**
 * The errors of required fields for which the specification has a text (section 5). Handlers answer an empty field with
 * them, and a missing one gets the same.
 */
const missingErrors: { [N in CallName]?: { [F in keyof BodyOf<(typeof calls)[N]>]?: MissingError } } = {
  createClient: {
    email: (whose) => errorFor(whose, 'email_missing'),
    first_name: (whose) => errorFor(whose, 'first_name_missing'),
    last_name: (whose) => errorFor(whose, 'last_name_missing'),
    password: newPasswordMissing,
  },
  checkClientEmail: { email: 'email_missing' },
  verifyClient: { code: 'code_missing' },
  forgotClientPassword: { email: 'email_missing' },
  resetClientPassword: { password: newPasswordMissing('own') },
  beginClientLogin: { email: 'email_missing' },
  inviteClient: { email: 'client_email_missing' },
  login: { email: 'email_missing', password: 'password_missing' },
  createUser: { email: 'other_email_missing', name: 'name_missing' },
  forgotUserPassword: { email: 'email_missing' },
  resetUserPassword: { password: newPasswordMissing('own') },
};

/** The text for a field that is missing in the body of a call; undefined if it has none of its own. */
export function missingFieldText(
  call: string,
  field: string,
  { whose, language }: { whose: Whose; language: Language },
): string | undefined {
  const fields: Partial<Record<string, MissingError>> = missingErrors[call as CallName] ?? {};
  const error = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return error && contractTexts[language].fields[typeof error === 'function' ? error(whose) : error];
}

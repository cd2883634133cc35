import { contactLengths } from '#domain/people/contact-lengths.ts';
import { checkContact, checkNewPassword, type Whose } from '#domain/people/registration.ts';
import { failedChecks, type FormErrors } from '#web/accounts/form-errors.ts';

const typedFields = ['first_name', 'last_name', 'email', 'phone', 'password'] as const;
export const registrationFields = [...typedFields, 'terms_version'] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<(typeof typedFields)[number], string>;

/** The values that the address prefills (specification, section 2); never the password. */
export function prefilled(query: URLSearchParams): Registration {
  const read = (field: string, maxLength: number) => (query.get(field) ?? '').trim().slice(0, maxLength);
  return {
    first_name: read('first_name', contactLengths.clientName),
    last_name: read('last_name', contactLengths.clientName),
    email: read('email', contactLengths.email),
    phone: read('phone', contactLengths.phone),
    password: '',
  };
}

/** Checks a registration (specification, section 5), and that the terms are accepted. Returns the errors by field. */
export function checkRegistration(
  registration: Registration,
  passwordMinLength: number,
  lacksTerms = false,
  whose: Whose = 'own',
): FormErrors<RegistrationField> {
  return failedChecks({
    ...checkContact(registration, whose),
    password: checkNewPassword(registration.password, passwordMinLength, whose),
    terms_version: lacksTerms ? 'terms_missing' : null,
  });
}

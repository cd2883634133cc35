import { checkEmail, checkName, checkNewPassword, checkPhone } from '#domain/people/registration.ts';
import { preserveFaults, type Faults } from '#web/accounts/faults.ts';

export const registrationFields = ['first_name', 'last_name', 'email', 'phone', 'password'] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<RegistrationField, string>;

/** What the address brings along (specification, section 2); a password never comes that way. */
export function prefilled(query: URLSearchParams): Registration {
  const given = (field: string, most: number) => (query.get(field) ?? '').trim().slice(0, most);
  return {
    first_name: given('first_name', 80),
    last_name: given('last_name', 80),
    email: given('email', 254),
    phone: given('phone', 40),
    password: '',
  };
}

/** What is not right yet (specification, section 5), by field. `least` is the shortest password. */
export function checkRegistration(
  { first_name, last_name, email, phone, password }: Registration,
  least: number,
): Faults<RegistrationField> {
  return preserveFaults({
    first_name: checkName(first_name, 'first_name_missing'),
    last_name: checkName(last_name, 'last_name_missing'),
    email: checkEmail(email),
    phone: checkPhone(phone),
    password: checkNewPassword(password, least),
  });
}

import type { FieldError } from '#domain/people/registration.ts';

/** The texts of field errors (specification, section 5). */
export const fieldTexts = {
  email_missing: 'Please type your email',
  client_email_missing: 'Please type client email',
  email_invalid: 'Email is not valid',
  password_missing: 'Please type password',
  own_password_missing: 'Please type your password',
  password_short: 'Password must be at least {min} character',
  password_common: 'Too many people use this password. Please choose another',
  password_breached: 'This password has appeared in a data leak. Please choose another',
  password_personal: 'Please choose a password other than your name, your email address or the name of the project',
  current_password_missing: 'Please type your current password',
  current_password_wrong: 'This is not your current password',
  password_again_missing: 'Please type your password again',
  passwords_differ: 'Passwords are not matching',
  name_missing: 'Please type the name',
  first_name_missing: 'Please type your first name',
  last_name_missing: 'Please type your last name',
  name_short: 'Your name is too short',
  phone_missing: 'Please type your phone number',
  code_missing: 'Please type verification code',
  terms_missing: 'Please accept the terms',
  terms_changed: 'The terms have just changed. Please reload the page and read them again',
  not_there: 'This does not exist',
} as const satisfies Record<FieldError, string>;

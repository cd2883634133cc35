/** The texts of refusals about the second step of a login. */
export const secondFactorTexts = {
  second_factor_needed: 'Please confirm the login with your second step',
  enrolment_needed: 'Your account needs a second step at login. Please set one up',
  login_step_over: 'This login took too long or too many tries. Please type your password again',
  code_wrong: 'This code is wrong or has been used. Please wait for the next one',
  recovery_code_wrong: 'This recovery code is wrong or has been used',
  passkey_failed: 'This passkey could not be verified. Please try again or log in another way',
  passkeys_elsewhere: 'Passkeys do not work at this address',
  passkeys_full: 'You have as many passkeys as possible. Please remove one first',
  confirm_first: 'Please confirm first that it is you',
  second_factor_required: 'This is your last second step, and your account needs one. Please add another one first',
} as const satisfies Record<string, string>;

/** What `/formResult/{message}` can say (specification, section 2). */
export const formResults = [
  'forgotPassword',
  'invalidToken',
  'passwordUpdate',
  'invalidCode',
  'thankYouRegister',
  'invitationAccepted',
  'loginAccepted',
] as const;
export type FormResult = (typeof formResults)[number];

/** Whether an address names one of them. */
export function isFormResult(message: string): message is FormResult {
  return (formResults as readonly string[]).includes(message);
}

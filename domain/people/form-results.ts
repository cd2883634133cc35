/** The messages that `/formResult/{message}` can show (specification, section 2). */
const formResults = [
  'forgotPassword',
  'invalidToken',
  'passwordUpdate',
  'invalidCode',
  'thankYouRegister',
  'invitationAccepted',
  'loginAccepted',
] as const;
export type FormResult = (typeof formResults)[number];

export function isFormResult(message: string): message is FormResult {
  return (formResults as readonly string[]).includes(message);
}

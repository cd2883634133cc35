/**
 * What a call can name by an id. `taken` is a unit with an open action for the client, `session` one in another
 * browser, `collected` a login that opened a session; accepted ones wait for that.
 */
export const kinds = [
  'user',
  'client',
  'note',
  'viewing',
  'favourite',
  'view',
  'presentation',
  'taken',
  'login',
  'invitation',
  'acceptedLogin',
  'acceptedInvitation',
  'collected',
  'session',
  'passkey',
] as const;
export type Kind = (typeof kinds)[number];

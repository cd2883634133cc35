/**
 * The kinds of things that a call can name by an id. `taken` is a unit with an open action for the client; `session` is
 * one in another browser; `collected` is a login that opened a session, which accepted ones still wait for.
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

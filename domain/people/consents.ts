/**
 * What is recorded of a client: the privacy notice was shown, the terms were accepted, marketing mails are allowed.
 */
export const consentKinds = ['privacy', 'terms', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Where a consent was given or withdrawn. Sales users state one of the last three when they record it. `merge` is
 * written by the server when a client is merged with another who had not consented.
 */
export const consentSources = [
  'registration',
  'login',
  'invitation',
  'ownPage',
  'merge',
  'inPerson',
  'telephone',
  'writing',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/** How a client informed a sales user. */
export const recordedSources = ['inPerson', 'telephone', 'writing'] as const satisfies readonly ConsentSource[];

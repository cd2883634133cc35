/**
 * What is recorded of a client: the privacy notice was shown, the terms were accepted, mails for marketing are allowed.
 */
export const consentKinds = ['privacy', 'terms', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Where it happened. The last three are what sales users may state of a consent that they record; `merge` is the
 * product's own, for a client who was merged with another who had not consented.
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

/** How a client told a sales user. */
export const recordedSources = ['inPerson', 'telephone', 'writing'] as const satisfies readonly ConsentSource[];

/** How a sales user can log in: by password, by a tablet link, with a passkey, or through the company's login. */
export const loginMethods = ['password', 'tablet', 'passkey', 'company'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** How long a tablet link is valid, in seconds. */
export const tabletLinkLifetime = 60;

/** How long a link is valid that the command line makes for an administrator, in seconds. */
export const commandLinkLifetime = 600;

/** The sessions of the user, which logins, endings and a new password change. */
export const ownSessionsKey = ['ownSessions'] as const;

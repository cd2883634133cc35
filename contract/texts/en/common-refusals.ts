/** The texts of refusals that the first page may show; all others are loaded later. */
export const commonRefusalTexts = {
  error_server: 'Server error, try again later',
  error_no_active_user_or_client: 'No active user or client',
} as const satisfies Record<string, string>;

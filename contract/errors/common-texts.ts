/** The texts of refusals that the first page may show; all others are loaded later. */
export const commonTexts = {
  error_server: { en: 'Server error, try again later', tr: 'Sunucu hatası, lütfen daha sonra tekrar deneyin' },
  error_no_active_user_or_client: { en: 'No active user or client', tr: 'Aktif kullanıcı ya da müşteri yok' },
} as const;

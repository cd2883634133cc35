import type { Text } from '#contract/errors/texts.ts';

/** Shown in both languages at once when even the texts could not be loaded. */
export const startFailure = {
  title: { en: 'Unexpected Application Error!', tr: 'Beklenmeyen uygulama hatası!' },
  text: {
    en: 'The presentation could not start. Please check the connection.',
    tr: 'Sunum başlatılamadı. Lütfen bağlantıyı kontrol edin.',
  },
  retry: { en: 'Try again', tr: 'Tekrar dene' },
} as const satisfies Record<string, Text>;

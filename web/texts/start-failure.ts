import type { Text } from '#contract/errors/texts.ts';

/** Shown in both languages at once when even the texts could not be loaded. */
export const startFailure = {
  title: { en: 'The presentation could not start', tr: 'Sunum başlatılamadı' },
  text: {
    en: 'Please check the connection.',
    tr: 'Lütfen bağlantıyı kontrol edin.',
  },
  retry: { en: 'Try again', tr: 'Tekrar dene' },
} as const satisfies Record<string, Text>;

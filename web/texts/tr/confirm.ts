import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'general.yes': 'Evet',
  'general.no': 'Hayır',
  'general.areYouSure': 'emin misiniz?',
} as const satisfies Record<keyof typeof english, string>;

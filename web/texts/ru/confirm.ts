import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'general.yes': 'Да',
  'general.no': 'Нет',
  'general.areYouSure': 'Вы уверены?',
} as const satisfies Record<keyof typeof english, string>;

import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'general.yes': 'نعم',
  'general.no': 'لا',
  'general.areYouSure': 'هل أنت متأكد؟',
} as const satisfies Record<keyof typeof english, string>;

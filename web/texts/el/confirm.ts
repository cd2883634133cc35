import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'general.yes': 'Ναι',
  'general.no': 'Όχι',
  'general.areYouSure': 'Είστε βέβαιοι;',
} as const satisfies Record<keyof typeof english, string>;

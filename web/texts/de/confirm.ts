import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'general.yes': 'Ja',
  'general.no': 'Nein',
  'general.areYouSure': 'Sind Sie sicher?',
} as const satisfies Record<keyof typeof english, string>;

import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Ждём соединения: данные на экране могли измениться.',
  'live.asOf': 'На {time}',
  'live.offline': 'Нет соединения. Наличие и цены — на {time}.',
} as const satisfies Record<keyof typeof english, string>;

import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'في انتظار الاتصال: قد يكون المعروض قد تغيّر.',
  'live.asOf': 'آخر تحديث: {time}',
  'live.offline': 'لا يوجد اتصال. التوفر والأسعار كما كانت: {time}.',
} as const satisfies Record<keyof typeof english, string>;

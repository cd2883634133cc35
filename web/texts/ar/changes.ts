import type { changes as english } from '../en/changes.ts';

export const changes = {
  'live.statusChanged':
    '{status, select, available {{code} متاحة من جديد} reserved {تم حجز {code}} sold {تم بيع {code}} other {{code} لم تعد معروضة للبيع}}. قبل ذلك: {before}.',
  'live.priceChanged': 'تغيّر سعر {code} من {before} إلى {price}.',
  'live.manyChanged':
    '{count, plural, zero {لم تتغير أي وحدة} one {تغيرت وحدة واحدة} two {تغيرت وحدتان} few {تغيرت # وحدات} many {تغيرت # وحدة} other {تغيرت # وحدة}} على هذه الشاشة: {codes}.',
  'live.andMore': '{codes} و{count} أخرى',
  'live.close': 'إغلاق هذا الإشعار',
} as const satisfies Record<keyof typeof english, string>;

import type { Translated } from '#domain/texts/language.ts';
import type { statusTitles as englishStatusTitles } from '../en/statuses.ts';

export const statusTitles: Translated<typeof englishStatusTitles> = {
  available: 'متاحة',
  reserved: 'محجوزة',
  sold: 'مباعة',
  blocked: 'غير متاحة',
  offer: 'عرض / تفاوض',
  signed: 'عقد موقّع',
  issue: 'بها مشكلة',
};

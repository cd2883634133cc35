import { quoteTexts } from '#contract/texts/ar/prices.ts';
import type { general as english } from '../en/general.ts';

export const general = {
  'general.close': 'إغلاق',
  'general.back': 'رجوع',
  'general.retry': 'إعادة المحاولة',
  'general.loading': 'جارٍ التحميل',
  'general.offline': 'لا يوجد اتصال. قد لا تكون المعلومات المعروضة محدَّثة.',
  'status.available': 'متاحة',
  'status.reserved': 'محجوزة',
  'status.sold': 'مباعة',
  'status.blocked': 'غير متاحة',
  'unit.residences':
    '{count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'unit.available':
    '{count, plural, zero {لا وحدات متاحة} one {واحدة متاحة} two {اثنتان متاحتان} few {# متاحة} many {# متاحة} other {# متاحة}}',
  ...quoteTexts,
  'unit.priceFrom': 'ابتداءً من {price}',
  'floor.name': 'الطابق {level}',
  'floor.ground': 'الطابق الأرضي',
  'floor.groundShort': 'أرضي',
} as const satisfies Record<keyof typeof english, string>;

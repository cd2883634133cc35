import type { Translated } from '#domain/texts/language.ts';
import type { documentTexts as englishDocumentTexts } from '../en/documents.ts';

export const documentTexts: Translated<typeof englishDocumentTexts> = {
  statuses: {
    available: 'متاحة',
    reserved: 'محجوزة',
    sold: 'مباعة',
    blocked: 'غير متاحة',
  },
  ground: 'الطابق الأرضي',
  groundShort: 'أرضي',
  floor: 'الطابق {level}',
};

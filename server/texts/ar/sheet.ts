import type { Translated } from '#domain/texts/language.ts';
import type { sheetTexts as englishSheetTexts } from '../en/sheet.ts';

export const sheetTexts: Translated<typeof englishSheetTexts> = {
  title: '{code}، نشرة المعلومات',
  sheet: 'نشرة المعلومات',
  price: 'السعر',
  number: 'رقم الوحدة',
  roomType: 'عدد الغرف',
  ensuite: 'حمّام ملحق بغرفة النوم',
  yes: 'نعم',
  none: 'لا يوجد',
  handover: 'موعد التسليم',
  plan: 'المخطط',
  planAlt: 'مخطط',
  floorPlan: '{code}، {floor}',
  lowerLevel: 'المستوى السفلي',
  upperLevel: 'المستوى العلوي',
  contact: 'مستشارك',
  office: 'مكتب المبيعات',
  online: 'شاهدها على الإنترنت',
  asOf: 'الأسعار والتوفر بتاريخ {date}.',
  availability: 'التوفر بتاريخ {date}.',
  disclaimer: 'الصور توضيحية. قد يتغير التوزيع الداخلي.',
  page: 'صفحة {page} من {pages}',
  picture: 'صورة {code}',
};

import type { Translated } from '#domain/texts/language.ts';
import type {
  noscriptTexts as englishNoscriptTexts,
  pageTexts as englishPageTexts,
  startFailureTexts as englishStartFailureTexts,
} from '../en/pages.ts';

export const pageTexts: Translated<typeof englishPageTexts> = {
  development: 'وحدات {project} السكنية: المخططات والصور والمتاح منها.',
  unit: 'الوحدة {code}',
  plan: 'مخطط الطابق',
  list: 'قائمة الوحدات',
  brochure: 'الكتيّب',
  gallery: 'معرض الصور',
  location: 'الموقع',
  panorama: 'بانوراما',
  realShot: 'صور فوتوغرافية بانورامية',
  missing: 'لا يوجد شيء هنا',
  start: 'العودة إلى الرئيسية',
};

export const noscriptTexts: Translated<typeof englishNoscriptTexts> = {
  what: '{project} مشروع سكني. تعرض هذه الصفحات وحداته وتحتاج إلى JavaScript الذي لا يعمل في هذا المتصفح.',
  contact: 'يمكنك أيضًا التواصل مع فريق مبيعاتنا مباشرة:',
};

export const startFailureTexts: Translated<typeof englishStartFailureTexts> = {
  title: 'تعذّر بدء العرض التقديمي',
  text: 'يُرجى التحقق من الاتصال.',
  retry: 'إعادة المحاولة',
};

import type { MistakeText } from '../mistake-text.ts';
import type { legalTexts as english } from '../en/legal-texts.ts';

export const legalTexts: Record<keyof typeof english, MistakeText> = {
  legal_title: {
    what: 'لا تبدأ الصفحة بعنوانها',
    todo: 'اكتب قبل كل شيء سطرًا مثل «# بيانات الناشر»',
  },
  legal_element: {
    what: 'لا يمكن عرض {element} في صفحة قانونية',
    todo: 'اكتبها بعناوين (## و###) وفقرات وقوائم بسيطة وخط عريض ومائل وروابط',
  },
  legal_link: {
    what: 'الرابط {value} غير مسموح به',
    todo: 'ابدأه بـ https://\u200e، أو mailto:\u200e وعنوان، أو tel:\u200e ورقم، أو بـ / لصفحة من هذا الموقع',
  },
  legal_link_nowhere: {
    what: 'يقود الرابط {value} إلى صفحة قانونية ليست في الحزمة',
    todo: 'أضف {path} أو صحّح الرابط',
  },
};

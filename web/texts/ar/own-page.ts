import { heldTexts } from '#contract/texts/ar/held.ts';
import type { ownPage as english } from '../en/own-page.ts';

export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'مرحبًا {name}. اختياراتك ومن تسأله، في مكان واحد.',
  'ownPage.held': 'وحداتك',
  'ownPage.nothingHeld': 'لا شيء محجوز لك بعد. يمكن لفريق المبيعات أن يحجز وحدة لك.',
  'ownPage.since': 'منذ {day}',
  'ownPage.notListed': 'لم تعد مدرجة. سيوضح لك فريق المبيعات ما يعنيه ذلك لك.',
  'ownPage.agreedPrice': 'السعر المتفق عليه',
  'ownPage.favourites': 'مفضلتك',
  'ownPage.noFavourites': 'أضف الوحدات برمز القلب لتجدها هنا.',
  'ownPage.compare': 'مقارنة',
  'ownPage.open': 'عرض الوحدة',
  'ownPage.sheet': 'نشرة المعلومات (PDF)',
  'ownPage.planOf': 'مخطط {code}',
  'ownPage.viewings': 'معايناتك',
  'ownPage.noViewings': 'لا معاينات قادمة لديك.',
  'ownPage.viewingOpen': 'سنتواصل معك للاتفاق على الموعد.',
  'ownPage.calendar': 'إضافة إلى التقويم',
  'ownPage.loadFailed': 'تعذّر تحميل صفحتك.',
} as const satisfies Record<keyof typeof english, string>;

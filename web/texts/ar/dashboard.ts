import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.menu': 'لوحة التحكم',
  'dashboard.present': 'عرض تقديمي',
  'dashboard.leads': 'العملاء المحتملون',
  'dashboard.units': 'الوحدات',
  'dashboard.people': 'الفريق',
  'dashboard.figures': 'التقارير',
  'dashboard.project': 'المشروع',
  'dashboard.loadFailed': 'تعذّر التحميل',
  'dashboard.clearSearch': 'مسح البحث',
  'dashboard.clearFilters': 'مسح عوامل التصفية',
  'dashboard.sort': 'الترتيب',
  'dashboard.sortBy': 'ترتيب حسب {column}',
  'dashboard.save': 'حفظ',
  'dashboard.cancel': 'إلغاء',
  'dashboard.saved': 'تم الحفظ',
} as const satisfies Record<keyof typeof english, string>;

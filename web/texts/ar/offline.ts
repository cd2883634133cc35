import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.text':
    'احفظ كل الصور والمشاهد والمخططات على هذا الجهاز لتُفتح الجولة كاملة دون إنترنت. يكون التوفر عندها كما في آخر اتصال.',
  'offline.measuring': 'جارٍ حساب حجم الجولة …',
  'offline.unavailable': 'لا يستطيع هذا المتصفح حفظ الجولة.',
  'offline.size': 'حجم الجولة {size}.',
  'offline.partlyKept': 'جزء منها هنا بالفعل. ينقص {size}.',
  'offline.noSpace': 'ينقص {size}، ولم يبقَ في هذا المتصفح سوى {free}.',
  'offline.keeping': '{done} من {total}. يمكنك المتابعة في هذه الأثناء.',
  'offline.kept': 'الجولة كاملة على هذا الجهاز: {size}. آخر تحديث: {time}.',
  'offline.failed': 'تعذّر حفظ كل شيء. يبقى ما تم تحميله.',
  'offline.keep': 'حفظ الجولة على هذا الجهاز',
  'offline.stop': 'إيقاف',
  'offline.remove': 'إزالتها من هذا الجهاز',
} as const satisfies Record<keyof typeof english, string>;

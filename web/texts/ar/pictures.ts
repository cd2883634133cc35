import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  'pictures.previous': 'الصورة السابقة',
  'pictures.next': 'الصورة التالية',
  'pictures.zoomIn': 'تكبير',
  'pictures.zoomOut': 'تصغير',
  'pictures.fullscreen': 'ملء الشاشة',
  'pictures.leaveFullscreen': 'الخروج من ملء الشاشة',
  'pictures.newTab': 'يُفتح في علامة تبويب جديدة',
  'pictures.failed': 'تعذّر تحميل هذه الصورة.',
  'panorama.look': '{name}، بانوراما: اسحب أو استخدم مفاتيح الأسهم للنظر حولك',
  'panorama.flat': '{name}، بانوراما مسطّحة: مرّر للنظر حولك',
  'panorama.goTo': 'الانتقال إلى {name}',
  'panorama.failed': 'تعذّر تحميل هذه البانوراما.',
  'frame.open': 'فتح في علامة تبويب جديدة',
  'frame.offline': 'تأتي هذه الصفحة من موقع آخر وتحتاج إلى اتصال.',
  'frame.refused': 'لا يمكن عرض هذه الصفحة هنا.',
} as const satisfies Record<keyof typeof english, string>;

import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'التواصل',
  'contact.adviser': 'مستشارك',
  'contact.hours': 'ساعات العمل',
  'contact.call': 'اتصال',
  'contact.write': 'إرسال بريد إلكتروني',
  'contact.whatsApp': 'واتساب',
  'contact.teamWhatsApp': 'واتساب فريق المبيعات',
  'contact.registerText': 'سجّل لتطّلع على كل شيء وتحدّد موعدًا للمعاينة.',
  'contact.register': 'التسجيل',
  'contact.viewing': 'طلب معاينة',
  'contact.viewingFor': 'باسم {name}، ويصل التأكيد بالبريد الإلكتروني.',
  'contact.day': 'اليوم',
  'contact.dayMissing': 'يُرجى اختيار يوم',
  'contact.half': 'الفترة',
  'contact.half.morning': 'صباحًا',
  'contact.half.afternoon': 'بعد الظهر',
  'contact.message': 'رسالة (اختياري)',
  'contact.send': 'إرسال الطلب',
  'contact.sent':
    'وصلنا طلبك ليوم {day}، {half, select, morning {صباحًا} other {بعد الظهر}}. سنتواصل معك للاتفاق على الموعد، والتأكيد في طريقه إلى {email}.',
  'share.page': 'مشاركة هذه الصفحة',
  'share.copied': 'تم نسخ الرابط',
  'share.failed': 'لا يسمح هذا المتصفح بالنسخ. يُرجى نسخ العنوان من شريط العناوين.',
} as const satisfies Record<keyof typeof english, string>;

import type { Translated } from '#domain/texts/language.ts';
import type { viewingMails as englishViewingMails, viewingWords as englishViewingWords } from '../en/viewing-mails.ts';

export const viewingMails: Translated<typeof englishViewingMails> = {
  viewingRequested: {
    subject: 'طلب معاينة من {client} يوم {day}',
    heading: 'عميل يطلب معاينة',
    lines: ['يودّ العميل {client} معاينة {project} يوم {day} {half}.'],
    button: 'فتح صفحة العميل',
    after: ['يُرجى الاتفاق على الموعد معه. ملف التقويم المرفق يشمل الفترة كلها.'],
  },
  viewingReceived: {
    subject: 'معاينتك لـ {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['وصلنا طلبك لمعاينة {project} يوم {day} {half}. سيصلك اتصال من {adviser} للاتفاق على الموعد.'],
    after: ['الملف المرفق يضيف هذه الفترة إلى تقويمك. إن تغيّرت خططك، فنرجو إبلاغنا.'],
  },
};

export const viewingWords: Translated<typeof englishViewingWords> = {
  half: {
    morning: 'صباحًا',
    afternoon: 'بعد الظهر',
  },
  team: 'فريق مبيعاتنا',
  event: 'معاينة {project}',
};

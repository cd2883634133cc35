import type { Translated } from '#domain/texts/language.ts';
import type { settingTexts as englishSettingTexts, editTexts as englishEditTexts } from '../en/edits.ts';

export const settingTexts: Translated<typeof englishSettingTexts> = {
  setting_needs_film: 'لا تذكر الحزمة أي فيلم',
  setting_needs_address: 'يلزم عنوان هنا',
  setting_needs_key: 'يلزم مفتاح هنا',
  setting_not_web: 'ابدأ بـ https://\u200e أو بـ / لصفحة من هذا الموقع',
  setting_not_https: 'ابدأ بـ https://\u200e أو بـ / لصفحة من هذا الموقع: صفحة https لا تحمّل غير ذلك',
  setting_not_address: 'ابدأ بـ https://\u200e أو http://\u200e',
  setting_not_framed: 'اذكر صفحة من موقع عام: https واسم، دون منفذ',
  setting_frame_host: 'لا تتضمن frameHosts خادم هذه الصفحة',
  setting_not_email: 'البريد الإلكتروني غير صالح',
  setting_needs_way: 'اذكر رقم هاتف أو بريدًا إلكترونيًا أو رقم واتساب',
  setting_other_sign: 'هذا رمز عملة أخرى غير التي تحددها الحزمة',
  setting_needs_rate: 'أدخل سعر الصرف',
  setting_needs_day: 'أدخل تاريخ سعر الصرف',
  setting_future_day: 'تاريخ سعر الصرف في المستقبل',
  setting_same_currency: 'الأسعار بهذه العملة بالفعل',
  setting_zoom_order: 'يجب ألا يتجاوز التكبير الذي تبدأ به الخريطة',
};

export const editTexts: Translated<typeof englishEditTexts> = {
  edit_unknown: 'لا يوجد شيء بهذا الاسم',
  edit_fixed: 'هذا جزء من ملفات الحزمة ويتغيّر معها',
  edit_no_user: 'لا يوجد موظف مبيعات نشط بهذا العنوان',
  edit_no_picture: 'لا توجد في الحزمة صورة بهذا الاسم',
  edit_incomplete: 'اذكر كل معرض مرة واحدة',
};

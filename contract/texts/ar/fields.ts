import type { Translated } from '#domain/texts/language.ts';
import type { fieldTexts as englishFieldTexts } from '../en/fields.ts';

export const fieldTexts: Translated<typeof englishFieldTexts> = {
  email_missing: 'يُرجى كتابة بريدك الإلكتروني',
  client_email_missing: 'يُرجى كتابة البريد الإلكتروني للعميل',
  email_invalid: 'البريد الإلكتروني غير صالح',
  password_missing: 'يُرجى كتابة كلمة المرور',
  own_password_missing: 'يُرجى كتابة كلمة مرورك',
  password_short: 'كلمة المرور قصيرة. الحد الأدنى لعدد الأحرف: {min}',
  password_common: 'كلمة المرور هذه شائعة جدًا. يُرجى اختيار غيرها',
  password_breached: 'ظهرت كلمة المرور هذه في تسريب للبيانات. يُرجى اختيار غيرها',
  password_personal: 'يُرجى اختيار كلمة مرور غير اسمك أو بريدك الإلكتروني أو اسم المشروع',
  current_password_missing: 'يُرجى كتابة كلمة مرورك الحالية',
  current_password_wrong: 'هذه ليست كلمة مرورك الحالية',
  password_again_missing: 'يُرجى كتابة كلمة المرور مرة أخرى',
  passwords_differ: 'كلمتا المرور غير متطابقتين',
  name_missing: 'يُرجى كتابة الاسم',
  first_name_missing: 'يُرجى كتابة اسمك الأول',
  last_name_missing: 'يُرجى كتابة اسم العائلة',
  name_short: 'اسمك قصير جدًا',
  phone_missing: 'يُرجى كتابة رقم هاتفك',
  code_missing: 'يُرجى كتابة رمز التحقق',
  terms_missing: 'يُرجى قبول الشروط',
  terms_changed: 'تغيّرت الشروط للتو. يُرجى إعادة تحميل الصفحة وقراءتها من جديد',
  not_there: 'لا يوجد شيء كهذا',
};

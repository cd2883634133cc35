import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorTexts as englishSecondFactorTexts } from '../en/second-factors.ts';

export const secondFactorTexts: Translated<typeof englishSecondFactorTexts> = {
  second_factor_needed: 'يُرجى تأكيد الدخول بخطوتك الثانية',
  enrolment_needed: 'يحتاج حسابك إلى خطوة ثانية عند تسجيل الدخول. يُرجى إعدادها',
  login_step_over: 'استغرق هذا الدخول وقتًا أو محاولات كثيرة. يُرجى كتابة كلمة المرور من جديد',
  code_wrong: 'هذا الرمز خاطئ أو مستخدم. يُرجى انتظار الرمز التالي',
  recovery_code_wrong: 'رمز الاسترداد هذا خاطئ أو مستخدم',
  passkey_failed: 'تعذّر التحقق من مفتاح المرور. أعد المحاولة أو سجّل الدخول بطريقة أخرى',
  passkeys_elsewhere: 'لا تعمل مفاتيح المرور على هذا العنوان',
  passkeys_full: 'بلغت الحد الأقصى لمفاتيح المرور. يُرجى إزالة واحد أولًا',
  confirm_first: 'يُرجى تأكيد هويتك أولًا',
  second_factor_required: 'ليست لديك خطوة ثانية غيرها، وحسابك يحتاج إلى واحدة. يُرجى إضافة أخرى أولًا',
};

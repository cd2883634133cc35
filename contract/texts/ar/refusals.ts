import type { Translated } from '#domain/texts/language.ts';
import type { refusalTexts as englishRefusalTexts } from '../en/refusals.ts';

export const refusalTexts: Translated<typeof englishRefusalTexts> = {
  error_user_email: 'ليس لديك إذن في هذا المشروع، أو أن البريد الإلكتروني أو كلمة المرور غير صحيحة',
  error_email_taken: 'البريد الإلكتروني مستخدم من قبل',
  error_no_such_user: 'لا يوجد موظف بهذا البريد الإلكتروني',
  error_no_such_client: 'لا يوجد عميل بهذا البريد الإلكتروني',
  error_client_known: 'هذا العميل مسجّل من قبل',
  error_client_of_another: 'هذا العميل مسجّل من قبل. راجع موظف مبيعاته {name}',
  error_client_unassigned: 'ليس لهذا العميل موظف مبيعات بعد. تولَّ العميل أولًا',
  error_client_switched_off: 'هذا العميل معطّل. فعّله قبل دعوته',
  error_client_taken: 'تولّى {name} هذا العميل من قبل',
  error_firstly_login_as_user: 'يُرجى تسجيل الدخول أولًا كمندوب مبيعات أو مدير مبيعات',
  error_unit_taken: 'حُجزت هذه الوحدة للتو',
  error_transition: 'لا يمكن تغيير حالة هذه الوحدة بهذه الطريقة',
  error_not_yours: 'لا يمكن أن يتيح هذه الوحدة إلا {releaser}',
  error_dashboard_only: 'لا يمكن تغيير حالة هذه الوحدة إلا من لوحة التحكم، ولا يفعل ذلك إلا {releaser}',
  'client_login.email_or_password_wrong': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'client_login.self_login_not_allowed': 'لا يُسمح لك بالدخول بمفردك. يُرجى التواصل مع فريق المبيعات للحصول على إذن',
  verification_code_invalid: 'رمز التحقق غير صالح',
  wait_2_min_for_resend: 'يُرجى الانتظار دقيقتين قبل إعادة إرسال الرمز',
  wait_30_sec_for_resend: 'يُرجى الانتظار 30 ثانية قبل إعادة إرسال الرابط',
  codes_used_up: 'لا يمكن إرسال رموز أخرى اليوم. يُرجى التواصل مع فريق المبيعات',
  error_terms_needed: 'يُرجى قبول الشروط أولًا',
  invalidCode: 'رمز التحقق غير صالح. جرّب تسجيل الدخول',
  invalidToken: 'رابط إعادة التعيين غير صالح. اطلب رابطًا جديدًا من «نسيت كلمة المرور»',
};

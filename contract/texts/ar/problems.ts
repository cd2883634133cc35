import type { Translated } from '#domain/texts/language.ts';
import type { problemDetails as englishProblemDetails, problemTexts as englishProblemTexts } from '../en/problems.ts';

export const problemTexts: Translated<typeof englishProblemTexts> = {
  unreadable_body: 'تعذّرت قراءة نص الطلب',
  invalid_parameters: 'بعض المعطيات غير صالحة',
  not_logged_in: 'يُرجى تسجيل الدخول أولًا',
  not_allowed: 'لا يُسمح لك بذلك',
  foreign_origin: 'تُرفض الطلبات القادمة من موقع آخر',
  not_yours: 'هذه الوحدة لعميل فريق آخر. لا يغيّر حالتها إلا مدير مبيعات ذلك الفريق أو مدير عام',
  confirm_first: 'يُرجى تأكيد هويتك أولًا',
  client_taken: 'تولّى شخص آخر هذا العميل من قبل',
  not_found: 'لا يوجد شيء كهذا هنا',
  method_not_allowed: 'لا يقبل هذا العنوان تلك الطريقة',
  conflict: 'يتعارض هذا مع الموجود',
  email_taken: 'هذا البريد الإلكتروني مسجّل من قبل',
  stale_preview: 'تغيّر شيء منذ هذا العرض المسبق. راجع العرض الجديد',
  price_out_of_range: 'سيقل سعر عن الصفر أو يتجاوز الحد الممكن',
  list_has_mistakes: 'في قائمة الأسعار هذه أخطاء، ولم يُطبَّق شيء',
  file_changed: 'تغيّر الملف في هذه الأثناء',
  no_such_range: 'لا يوجد هذا الجزء في الملف',
  too_large: 'الحجم أكبر من المسموح',
  unsupported_media_type: 'هذا النوع من المحتوى غير مدعوم',
  unprocessable: 'لا يمكن تنفيذ ذلك كما طُلب',
  too_many_requests: 'محاولات كثيرة جدًا، يُرجى الانتظار قليلًا',
  server_error: 'خطأ في الخادم، حاول لاحقًا',
  directions_failed: 'تعذّر الحصول على الاتجاهات. السبب: {reason}',
  unavailable: 'الخادم مشغول، يُرجى المحاولة بعد لحظات',
  scanner_away: 'يتعذّر فحص الملفات من الفيروسات الآن، لذلك لم يُقرأ الملف. يُرجى المحاولة بعد لحظات',
};

export const problemDetails: Translated<typeof englishProblemDetails> = {
  locked: 'هناك من يعدّل هذا الآن، لذلك لم يتغيّر شيء. يُرجى المحاولة بعد لحظات',
  package_under_way: 'تُفحص الآن حزمة أخرى أو يجري تحميلها. يُرجى المحاولة مجددًا بعد انتهاء ذلك',
  no_space: 'قرص الخادم ممتلئ، لذلك لم يُحفظ شيء. يجب إخلاء مساحة عليه أولًا',
};

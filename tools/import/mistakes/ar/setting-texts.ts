import type { MistakeText } from '../mistake-text.ts';
import type { settingTexts as english } from '../en/setting-texts.ts';

export const settingTexts: Record<keyof typeof english, MistakeText> = {
  json_unreadable: {
    what: 'الملف ليس JSON: {reason}',
    todo: 'صحّح ذلك السطر',
  },
  json_duplicate: { what: '{path} مذكور مرتين', todo: 'أبقِ واحدًا منهما' },
  setting_invalid: { what: '{path}: {reason}', todo: 'صحّح القيمة؛ كل الإعدادات مذكورة في docs/authoring.md' },
  settings_unwrapped: {
    what: 'ينقص "settings" حول {names}',
    todo: 'اكتب ‎{ "settings": { … }, "texts": { … } }‎ وضع كل الإعدادات في الجزء الأول',
  },
  texts_by_key: {
    what: 'النصوص مرتبة بحسب المفاتيح، مثل {key}، ثم بحسب اللغة',
    todo: 'رتّبها بحسب اللغة أولًا: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: '{path} غير معروف', todo: 'أزله أو صحّح اسمه{hint}' },
  setting_needs_film: {
    what: '{path} مشغّل، لكن settings.introVideo لا يذكر فيلمًا',
    todo: 'اذكر فيلمًا، أو أوقفه',
  },
  setting_needs_address: { what: '{path} غير موجود', todo: 'أضف العنوان، أو أوقف ما يعرضه' },
  setting_needs_key: { what: '{path} غير موجود', todo: 'أضف المفتاح الخاص بالمتصفحات، أو اختر خريطة أخرى' },
  setting_not_web: {
    what: '{path} هو «{value}»، وليس عنوان ويب',
    todo: 'ابدأه بـ https://\u200e أو http://\u200e، أو بعلامة / واحدة لصفحة من هذا الموقع',
  },
  setting_not_https: {
    what: '{path} هو «{value}»، وصفحة https لا تحمّل شيئًا يبدأ بـ http://\u200e',
    todo: 'ابدأه بـ https://\u200e، أو بعلامة / واحدة لصفحة من هذا الموقع',
  },
  setting_not_address: {
    what: '{path} هو «{value}»، وليس عنوان ويب',
    todo: 'ابدأه بـ https://\u200e أو http://\u200e',
  },
  setting_not_framed: {
    what: '{path} هو «{value}»، ولا يمكن عرضه داخل الصفحة',
    todo: 'اذكر صفحة من موقع عام: https واسم، دون منفذ',
  },
  setting_frame_host: {
    what: '{path} هو «{value}»، من خادم لا تتضمنه settings.frameHosts',
    todo: 'أضف خادمه إلى settings.frameHosts، أو صحّح الرابط',
  },
  setting_not_email: { what: '{path} هو «{value}»، وليس بريدًا إلكترونيًا', todo: 'صحّح العنوان' },
  setting_needs_way: {
    what: 'لا تذكر settings.contact من يمكن الوصول إليه',
    todo: 'أضف إليها phone أو email أو whatsApp، أو أزلها كلها',
  },
  setting_zoom_order: {
    what: '{path} هو {value}، وهو أعلى من التكبير الأول للخريطة',
    todo: 'اجعله لا يزيد على settings.map.zoom',
  },
  setting_step_wide: {
    what: 'قيمة settings.priceFilter.step هي {value}، وهي أكبر من الفرق بين أدنى سعر وأعلاه',
    todo: 'اجعلها جزءًا من هذا النطاق، كجزء من مئة',
  },
  setting_other_sign: {
    what: '{path} هو {value}، علامة عملة غير settings.currency',
    todo: 'اكتب علامة عملة settings.currency أو رمزها الدولي',
  },
  setting_needs_rate: { what: 'لا سعر صرف في settings.secondCurrency', todo: 'أضف rate وasOf أو احذفها' },
  setting_needs_day: { what: 'لا يذكر settings.secondCurrency يوم سعر الصرف', todo: 'أضف اليوم: "asOf": "2026-11-24"' },
  setting_future_day: {
    what: 'settings.secondCurrency.asOf هو {value}، وهو يوم في المستقبل',
    todo: 'اكتب اليوم الذي يعود إليه سعر الصرف',
  },
  setting_same_currency: { what: '{path} هو {value}، مثل settings.currency', todo: 'اذكر عملة أخرى أو احذفها' },
  map_centre_missing: {
    what: 'settings.map غير موجود، فتكون الخريطة لمدينة غير مدينة الأماكن',
    todo: 'أضف map مع مركزها: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'settings.map.centre، خط العرض {lat} وخط الطول {lng}، بعيد عن كل الأماكن؛ ولو بُدّلا لكان بينها',
    todo: 'بدّل هناك lat وlng، أو بدّلهما في كل الأماكن إن كانا صحيحين',
  },
  text_too_long: { what: 'عدد أحرف النص {key} هو {count}؛ الحد الأقصى {max}', todo: 'اختصره' },
  text_unknown: { what: 'لا تعرض أي شاشة النص {key}', todo: 'صحّح المفتاح{hint}' },
};

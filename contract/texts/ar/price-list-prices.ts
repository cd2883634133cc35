import type { Translated } from '#domain/texts/language.ts';
import type { priceListPriceTexts as englishPriceListPriceTexts } from '../en/price-list-prices.ts';

export const priceListPriceTexts: Translated<typeof englishPriceListPriceTexts> = {
  price_missing: {
    what: 'لا سعر للوحدة {code}',
    todo: 'اكتب سعرًا، أو أزل الصف',
  },
  price_formula: {
    what: '{code}: «{typed}» صيغة حسابية',
    todo: 'انسخ العمود والصقه كقيم',
  },
  price_error: {
    what: '{code}: تعرض الخلية الخطأ «{typed}»',
    todo: 'أصلح الصيغة في المصنف وصدّر القائمة من جديد',
  },
  price_percent: {
    what: '{code}: «{typed}» نسبة مئوية',
    todo: 'اكتب السعر الجديد؛ النسب مكانها «تغيير الأسعار»',
  },
  price_date: {
    what: '{code}: «{typed}» تاريخ',
    todo: 'نسّق العمود كأرقام واكتب السعر من جديد',
  },
  price_currency: {
    what: '{code}: «{typed}» بعملة أخرى',
    todo: 'اكتب السعر بعملة المشروع، ويُفضّل دون رمز',
  },
  price_exponent: {
    what: '{code}: فقدت «{typed}» بعض الأرقام',
    todo: 'وسّع العمود ونسّقه كأرقام وصدّر القائمة من جديد',
  },
  price_letter: {
    what: '{code}: في «{typed}» حرف مكان رقم',
    todo: 'اكتب 0 بدل O و1 بدل l',
  },
  price_format: {
    what: '{code}: «{typed}» ليس مبلغًا',
    todo: 'اكتب المبلغ بالأرقام: 284500 أو 284500,50',
  },
  price_range: {
    what: '{code}: في «{typed}» مبلغان',
    todo: 'اكتب السعر الوحيد المعتمد',
  },
  price_ambiguous: {
    what: '{code}: يمكن قراءة «{typed}» بطريقتين',
    todo: 'اكتب المبلغ بالأرقام: 284500 أو 284500,50',
  },
  price_grouping: {
    what: '{code}: أرقام «{typed}» غير مجمّعة ثلاثًا ثلاثًا',
    todo: 'اكتب المبلغ بالأرقام: 284500 أو 284500,50',
  },
  price_decimals: {
    what: '{code}: في «{typed}» منازل عشرية أكثر مما للعملة',
    todo: 'قرّبه إلى منازل العملة',
  },
  price_negative: {
    what: '{code}: «{typed}» أقل من صفر',
    todo: 'اكتب السعر الجديد، لا الفرق',
  },
  price_zero: {
    what: '{code}: سيصبح السعر صفرًا',
    todo: 'اكتب السعر، أو اترك الخلية فارغة للإبقاء عليه',
  },
  price_too_large: {
    what: '{code}: «{typed}» أكبر مما يمكن أن يكون سعرًا',
    todo: 'اكتب المبلغ بالأرقام: 284500 أو 284500,50',
  },
  price_in_cents: {
    what: '{code}: سيتغيّر من {old} إلى {new}: يبدو أنه بأصغر وحدات العملة',
    todo: 'اكتب وحدات العملة الكاملة، لا السنتات أو الفلوس',
  },
  price_in_thousands: {
    what: '{code}: سيتغيّر من {old} إلى {new}: يبدو أنه بالآلاف',
    todo: 'اكتب المبلغ كاملًا',
  },
  price_far: {
    what: '{code}: سيتغيّر من {old} إلى {new}',
    todo: 'صحّح السعر؛ وإن كان مقصودًا فغيّره في جدول الوحدات',
  },
  price_of_sold: {
    what: '{code}: الوحدة مباعة',
    todo: 'أبقِ السعر كما هو: {old}',
  },
  price_of_reserved: {
    what: '{code}: الوحدة محجوزة بسعر {old}',
    todo: 'أبقِ السعر كما هو: {old}',
  },
  status_unknown: {
    what: '{code}: لا توجد حالة «{typed}»',
    todo: 'اكتب available أو blocked، أو اترك الخلية فارغة',
  },
  status_of_held: {
    what: '{code}: تخص الوحدة عميلًا، ولا تنتزعها قائمة',
    todo: 'اترك الخلية فارغة؛ أتح الوحدة من الجدول مع ذكر السبب',
  },
  status_needs_client: {
    what: '{code}: لا يمكن أن تصبح «{typed}» بقائمة',
    todo: 'احجزها أو بعها لعميل في عرض تقديمي',
  },
  status_not_by_list: {
    what: '{code}: لا يمكن أن تصبح «{typed}» بقائمة',
    todo: 'حدّدها في جدول الوحدات مع ذكر السبب',
  },
};

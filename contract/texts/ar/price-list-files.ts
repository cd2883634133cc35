import type { Translated } from '#domain/texts/language.ts';
import type { priceListFileTexts as englishPriceListFileTexts } from '../en/price-list-files.ts';

export const priceListFileTexts: Translated<typeof englishPriceListFileTexts> = {
  encoding: {
    what: 'الملف ليس بترميز UTF-8',
    todo: 'احفظه بصيغة «CSV UTF-8» أو \u200e.xlsx',
  },
  csv_quotation: {
    what: 'علامة اقتباس مفتوحة ولم تُغلق كما يلزم في الجدول',
    todo: 'راجع علامات الاقتباس في هذا السطر، أو احفظ القائمة بصيغة \u200e.xlsx',
  },
  workbook_unreadable: {
    what: 'تتعذّر قراءة المصنف',
    todo: 'احفظه مجددًا بصيغة \u200e.xlsx، والقائمة في الورقة الأولى ودون كلمة مرور',
  },
  not_a_table: {
    what: 'هذا ليس ملف CSV ولا \u200e.xlsx',
    todo: 'احفظ القائمة بصيغة \u200e.xlsx أو «CSV UTF-8»',
  },
  list_too_wide: {
    what: 'في الصف خلية بعد العمود {max}',
    todo: 'احذف ما يقع بعيدًا عن القائمة',
  },
  cell_too_long: {
    what: 'في خلية أحرف أكثر من {max}',
    todo: 'اختصرها، أو أزل عمودها',
  },
  list_unfolds_too_far: {
    what: 'تحتوي القائمة على أكثر بكثير مما تحتاج إليه قائمة أسعار',
    todo: 'انسخ code وprice وحدهما إلى مصنف جديد',
  },
  list_reader_too_long: {
    what: 'استغرقت قراءة الملف وقتًا طويلًا',
    todo: 'انسخ code وprice وحدهما إلى ملف جديد',
  },
  list_reader_too_large: {
    what: 'استهلكت قراءة الملف ذاكرة كبيرة',
    todo: 'انسخ code وprice وحدهما إلى ملف جديد',
  },
  list_reader_crashed: {
    what: 'تعذّرت قراءة الملف: توقف القارئ',
    todo: 'حاول مرة أخرى؛ وإن تكرر ذلك فانسخ code وprice إلى ملف جديد',
  },
  infected: {
    what: 'عثر فاحص الفيروسات على {name} في هذا الملف',
    todo: 'لا تفتحه. افحص الحاسوب الذي جاء منه وأعدّ الملف من جديد',
  },
};

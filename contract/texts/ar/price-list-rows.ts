import type { Translated } from '#domain/texts/language.ts';
import type {
  priceListRowTexts as englishPriceListRowTexts,
  priceListWords as englishPriceListWords,
} from '../en/price-list-rows.ts';

export const priceListRowTexts: Translated<typeof englishPriceListRowTexts> = {
  list_empty: {
    what: 'لا صفوف في القائمة',
    todo: 'ابدأ بصف لأسماء الأعمدة (code, price)، وتحته وحدة في كل صف',
  },
  list_too_long: {
    what: 'في القائمة صفوف أكثر من {max}',
    todo: 'قسّمها إلى عدة قوائم',
  },
  column_code_missing: {
    what: 'لا يوجد عمود «code»',
    todo: 'سمِّ عمود رموز الوحدات «code» في الصف الأول',
  },
  column_price_missing: {
    what: 'لا يوجد عمود «price» ولا «status»',
    todo: 'سمِّ عمود الأسعار «price» في الصف الأول',
  },
  column_without_name: {
    what: 'العمود {place} بلا اسم',
    todo: 'سمِّه أو أزله',
  },
  column_twice: {
    what: 'العمود «{column}» مكرر',
    todo: 'أبقِ المعتمد منهما',
  },
  column_unknown: {
    what: 'العمود «{column}» غير معروف',
    todo: 'أزله أو صحّح اسمه؛ المعتمد هو code وprice وstatus',
  },
  row_short: {
    what: 'عدد خلايا الصف {count}، وخلايا الصف الأول {expected}',
    todo: 'أضف الخلايا الناقصة، فارغةً حيث لا يُعرف شيء',
  },
  row_long: {
    what: 'عدد خلايا الصف {count}، وخلايا الصف الأول {expected}',
    todo: 'أزل الخلايا الزائدة، أو ضع المبلغ ذا الفاصلة بين علامتي اقتباس',
  },
  row_says_nothing: {
    what: '{code}: لا سعر ولا حالة',
    todo: 'اكتب أحدهما، أو أزل الصف',
  },
  control_character: {
    what: 'في العمود {column} حرف غير مرئي',
    todo: 'اكتب الخلية من جديد',
  },
  code_missing: {
    what: 'لا يذكر الصف أي وحدة',
    todo: 'اكتب رمزها، أو أزل الصف',
  },
  code_unknown: {
    what: 'لا توجد وحدة «{code}»',
    todo: 'صحّح الرمز، أو أزل الصف{near}',
  },
  code_twice: {
    what: '{code} موجودة في السطر {other} من قبل',
    todo: 'أبقِ أحد الصفين',
  },
  code_of_several: {
    what: '{count} من الوحدات تحمل الرمز «{code}»',
    todo: 'غيّرها في جدول الوحدات',
  },
};

export const priceListWords: Translated<typeof englishPriceListWords> = {
  didYouMean: ' (هل تقصد {near}؟)',
};

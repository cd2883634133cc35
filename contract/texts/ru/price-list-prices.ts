import type { Translated } from '#domain/texts/language.ts';
import type { priceListPriceTexts as englishPriceListPriceTexts } from '../en/price-list-prices.ts';

export const priceListPriceTexts: Translated<typeof englishPriceListPriceTexts> = {
  price_missing: {
    what: '{code}: нет цены',
    todo: 'Впишите цену или удалите строку',
  },
  price_formula: {
    what: '{code}: «{typed}» — формула',
    todo: 'Скопируйте столбец и вставьте его как значения',
  },
  price_error: {
    what: '{code}: в ячейке ошибка «{typed}»',
    todo: 'Исправьте формулу в книге и снова экспортируйте список',
  },
  price_percent: {
    what: '{code}: «{typed}» — процент',
    todo: 'Впишите новую цену; для процентов есть «Изменить цены»',
  },
  price_date: {
    what: '{code}: «{typed}» — дата',
    todo: 'Задайте столбцу числовой формат и введите цену снова',
  },
  price_currency: {
    what: '{code}: в «{typed}» другая валюта',
    todo: 'Впишите цену в валюте проекта, лучше без знака',
  },
  price_exponent: {
    what: '{code}: в «{typed}» потеряны цифры',
    todo: 'Расширьте столбец, задайте числовой формат и снова экспортируйте список',
  },
  price_letter: {
    what: '{code}: в «{typed}» буква вместо цифры',
    todo: 'Введите 0 вместо O и 1 вместо l',
  },
  price_format: {
    what: '{code}: «{typed}» — не сумма',
    todo: 'Введите сумму цифрами: 284500 или 284500,50',
  },
  price_range: {
    what: '{code}: в «{typed}» две суммы',
    todo: 'Впишите одну действующую цену',
  },
  price_ambiguous: {
    what: '{code}: «{typed}» можно прочесть двояко',
    todo: 'Введите сумму цифрами: 284500 или 284500,50',
  },
  price_grouping: {
    what: '{code}: цифры в «{typed}» разбиты не по три',
    todo: 'Введите сумму цифрами: 284500 или 284500,50',
  },
  price_decimals: {
    what: '{code}: в «{typed}» больше знаков после запятой, чем у валюты',
    todo: 'Округлите до знаков валюты',
  },
  price_negative: {
    what: '{code}: «{typed}» меньше нуля',
    todo: 'Впишите новую цену, а не разницу',
  },
  price_zero: {
    what: '{code}: цена стала бы нулевой',
    todo: 'Впишите цену или оставьте ячейку пустой, чтобы её не менять',
  },
  price_too_large: {
    what: '{code}: «{typed}» больше, чем может быть цена',
    todo: 'Введите сумму цифрами: 284500 или 284500,50',
  },
  price_in_cents: {
    what: '{code}: вместо {old} стало бы {new} — похоже на мелкие единицы',
    todo: 'Пишите целые единицы валюты, а не центы или филсы',
  },
  price_in_thousands: {
    what: '{code}: вместо {old} стало бы {new} — похоже на тысячи',
    todo: 'Впишите сумму целиком',
  },
  price_far: {
    what: '{code}: вместо {old} стало бы {new}',
    todo: 'Исправьте цену; если так и задумано, измените её в таблице резиденций',
  },
  price_of_sold: {
    what: '{code}: резиденция продана',
    todo: 'Верните прежнюю цену, {old}',
  },
  price_of_reserved: {
    what: '{code}: резиденция забронирована по цене {old}',
    todo: 'Верните прежнюю цену, {old}',
  },
  status_unknown: {
    what: '{code}: статуса «{typed}» нет',
    todo: 'Впишите available или blocked либо оставьте ячейку пустой',
  },
  status_of_held: {
    what: '{code}: резиденция за клиентом, список её не забирает',
    todo: 'Оставьте ячейку пустой; сделайте резиденцию свободной в таблице, указав причину',
  },
  status_needs_client: {
    what: '{code}: статус «{typed}» нельзя задать списком',
    todo: 'Забронируйте или продайте её клиенту на презентации',
  },
  status_not_by_list: {
    what: '{code}: статус «{typed}» нельзя задать списком',
    todo: 'Задайте его в таблице резиденций, указав причину',
  },
};

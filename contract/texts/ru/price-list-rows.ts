import type { Translated } from '#domain/texts/language.ts';
import type {
  priceListRowTexts as englishPriceListRowTexts,
  priceListWords as englishPriceListWords,
} from '../en/price-list-rows.ts';

export const priceListRowTexts: Translated<typeof englishPriceListRowTexts> = {
  list_empty: {
    what: 'В списке нет строк',
    todo: 'Начните со строки с названиями столбцов (code, price), ниже — по резиденции в строке',
  },
  list_too_long: {
    what: 'В списке слишком много строк, наибольшее число — {max}',
    todo: 'Разделите его на несколько списков',
  },
  column_code_missing: {
    what: 'Нет столбца «code»',
    todo: 'Назовите столбец с кодами резиденций «code» в первой строке',
  },
  column_price_missing: {
    what: 'Нет ни столбца «price», ни «status»',
    todo: 'Назовите столбец с ценами «price» в первой строке',
  },
  column_without_name: {
    what: 'У столбца {place} нет названия',
    todo: 'Назовите его или удалите',
  },
  column_twice: {
    what: 'Столбец «{column}» встречается дважды',
    todo: 'Оставьте нужный',
  },
  column_unknown: {
    what: 'Столбец «{column}» неизвестен',
    todo: 'Удалите его или исправьте название; учитываются code, price и status',
  },
  row_short: {
    what: 'Ячеек в строке: {count}, в первой строке: {expected}',
    todo: 'Добавьте недостающие ячейки; где данных нет — пустые',
  },
  row_long: {
    what: 'Ячеек в строке: {count}, в первой строке: {expected}',
    todo: 'Удалите лишние ячейки или возьмите сумму с запятой в кавычки',
  },
  row_says_nothing: {
    what: '{code}: нет ни цены, ни статуса',
    todo: 'Впишите что-то одно или удалите строку',
  },
  control_character: {
    what: 'В столбце {column} невидимый символ',
    todo: 'Введите ячейку заново',
  },
  code_missing: {
    what: 'В строке не указана резиденция',
    todo: 'Впишите её код или удалите строку',
  },
  code_unknown: {
    what: 'Резиденции «{code}» нет',
    todo: 'Исправьте код или удалите строку{near}',
  },
  code_twice: {
    what: '{code} уже есть в строке {other}',
    todo: 'Оставьте одну из двух строк',
  },
  code_of_several: {
    what: 'Код «{code}» у нескольких резиденций: {count}',
    todo: 'Измените их в таблице резиденций',
  },
};

export const priceListWords: Translated<typeof englishPriceListWords> = {
  didYouMean: ' (возможно, {near}?)',
};

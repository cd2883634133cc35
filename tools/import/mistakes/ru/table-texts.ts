import type { MistakeText } from '../mistake-text.ts';
import type { tableTexts as english } from '../en/table-texts.ts';

export const tableTexts: Record<keyof typeof english, MistakeText> = {
  csv_bars: {
    what: 'Столбцы разделены вертикальными чертами',
    todo: 'Экспортируйте таблицу с запятыми или точками с запятой между столбцами',
  },
  csv_separator: {
    what: 'Столбцы разделены знаком «{found}»',
    todo: 'Экспортируйте таблицу с запятыми или точками с запятой между столбцами',
  },
  csv_unreadable: {
    what: 'Таблицу не удаётся прочитать: {reason}',
    todo: 'Проверьте кавычки в этой строке и снова экспортируйте таблицу',
  },
  csv_quotation: {
    what: 'В значении {value} есть кавычки',
    todo: 'Напишите {example}: значение в кавычках, а кавычки внутри него удвоены',
  },
  csv_cut: {
    what: 'Таблица обрывается посреди этой строки; остального нет',
    todo: 'Снова экспортируйте таблицу и скопируйте файл целиком',
  },
  xlsx_unreadable: {
    what: 'Книгу не удаётся прочитать: {reason}',
    todo: 'Снова сохраните её как .xlsx, таблица — на первом листе',
  },
  table_too_long: {
    what: 'В таблице слишком много строк, предел — {max}',
    todo: 'Уберите то, что не нужно ни резиденциям, ни зданиям, ни местам',
  },
  table_too_wide: {
    what: 'В строке есть ячейка за столбцом {max}',
    todo: 'Удалите ячейки далеко справа от таблицы',
  },
  table_too_large: {
    what: 'Таблица гораздо больше, чем нужно таблице пакета',
    todo: 'Скопируйте её строки и столбцы в новый файл',
  },
  cell_too_long: { what: 'В ячейке слишком много символов, предел — {max}', todo: 'Сократите её' },
  table_empty: { what: 'В таблице нет строки заголовков', todo: 'Начните со строки с названиями столбцов: {columns}' },
  column_missing: { what: 'Нет столбца {column}', todo: 'Добавьте столбец; где данных нет, оставьте ячейки пустыми' },
  column_unknown: { what: 'Столбец {column} неизвестен', todo: 'Удалите его или исправьте название{hint}' },
  column_twice: { what: 'Столбец {column} встречается в заголовке дважды', todo: 'Оставьте один из них' },
  row_separator: {
    what: 'Ячейки строки разделены знаком «{found}», а ячейки заголовка\u00a0— знаком «{expected}»',
    todo: 'Разделите ячейки всех строк одним и тем же знаком',
  },
  row_short: { what: 'Ячеек в строке: {count}, в заголовке: {expected}', todo: 'Добавьте недостающие запятые{hint}' },
  row_long: {
    what: 'Ячеек в строке: {count}, в заголовке: {expected}',
    todo: 'Удалите лишние запятые или возьмите значение с запятой в кавычки',
  },
  value_missing: { what: 'Столбец {column} пуст', todo: 'Заполните его' },
  value_too_long: { what: 'Символов в столбце {column}: {count}; предел — {max}', todo: 'Сократите текст' },
  digits_arabic: {
    what: 'В столбце {column} указано «{value}» не теми цифрами, что от 0 до 9',
    todo: 'Пишите цифрами от 0 до 9: {latin}',
  },
  price_format: {
    what: 'В столбце {column} указано «{value}»: это не целая сумма в минимальных единицах валюты',
    todo: 'Пишите только цифры: {shown} — это {minor}{hint}',
  },
  price_negative: { what: 'В столбце {column} отрицательное значение: {value}', todo: 'Впишите цену не меньше 0' },
  price_too_large: {
    what: 'В столбце {column} указано {value}: такой цены быть не может',
    todo: 'Впишите сумму в минимальных единицах валюты (копейках, центах), не больше 1000000000000000',
  },
  cell_error: {
    what: 'В столбце {column} указано {value}: это ошибка электронной таблицы',
    todo: 'Исправьте формулу или впишите её значение',
  },
  cell_formula: {
    what: 'В столбце {column} указана формула без сохранённого значения: {value}',
    todo: 'Откройте файл в программе таблиц и снова сохраните либо впишите значение',
  },
  lookalike: {
    what: 'В столбце {column} указано «{value}» с {letter} вместо похожей {looksLike} в строке {other}',
    todo: 'Введите заново в той же раскладке, что и остальные',
  },
  lookalike_elsewhere: {
    what: 'В столбце {column} указано «{value}» с {letter} вместо похожей {looksLike}, как в {other}',
    todo: 'Напишите «{meant}»',
  },
  building_row_missing: {
    what: 'В buildings.csv нет строки здания «{value}», хотя его квартиры и другие данные есть',
    todo: 'Добавьте эту строку: вероятно, её удалили',
  },
  building_other_code: {
    what: 'Код «{value}» больше нигде не указан: квартиры, метки или тексты относятся к зданию «{meant}», строки которого нет',
    todo: 'Укажите код «{meant}» или исправьте остальное',
  },
  class_undrawn: {
    what: 'У класса «{value}» нет ни фасада, ни планов',
    todo: 'Исправьте class_name{hint} или добавьте его фасад (fronts/{name}.webp, fronts/{name}.svg) и планы',
  },
  levels_sorted: {
    what: 'Этажи резиденций ({count}) не те, что на их планах; первый — {level} у резиденции {number} здания {building}, которую показывает {found}: столбец level отсортирован без остальных',
    todo: 'Верните столбец и сортируйте строки целиком',
  },
  class_without_files: {
    what: 'У класса «{value}» нет ни фасада, ни плана; {file} и другие относятся к классу «{meant}», которого нет ни у одного здания',
    todo: 'Напишите «{meant}» или переименуйте файлы',
  },
  area_zero: { what: 'В столбце {column} указан 0', todo: 'Впишите площадь в м²' },
  number_format: {
    what: 'В столбце {column} указано «{value}»: это не число',
    todo: 'Пишите цифры с точкой для дробной части: 84.5',
  },
  position_format: {
    what: 'Координаты {value} записаны не в градусах с десятичной точкой',
    todo: 'Укажите {lat} в столбце lat и {lng} в столбце lng',
  },
  position_other_system: {
    what: 'Координаты {value}\u00a0— не широта и долгота',
    todo: 'Укажите градусы (WGS 84) с десятичной точкой: 53.5425 в lat, 9.9875 в lng',
  },
  number_negative: { what: 'В столбце {column} отрицательное значение: {value}', todo: 'Впишите 0 или больше' },
  number_out_of_range: {
    what: 'В столбце {column} указано {value}; нужно от {min} до {max}',
    todo: 'Исправьте значение',
  },
  integer_format: {
    what: 'В столбце {column} указано «{value}»: это не целое число',
    todo: 'Впишите целое число{hint}',
  },
  flag_format: { what: 'В столбце {column} указано «{value}»', todo: 'Впишите 1 — да или 0 — нет' },
  link_format: {
    what: 'В столбце {column} указано «{value}»: это не веб-адрес',
    todo: 'Начните с https:// или http:// либо с одной / для страницы этого сайта',
  },
  choice_unknown: { what: 'В столбце {column} указано «{value}»', todo: 'Впишите одно из: {choices}{hint}' },
  code_format: {
    what: 'В столбце {column} указано «{value}»',
    todo: 'Используйте только буквы, цифры, пробелы, точки, дефисы и подчёркивания',
  },
  status_unknown: { what: 'Статус «{value}» неизвестен', todo: 'Впишите одно из: {choices}{hint}' },
  building_unknown: {
    what: 'Здания «{value}» нет',
    todo: 'Добавьте его в buildings.csv или исправьте код{hint}',
  },
  room_type_unknown: {
    what: 'Типа комнат «{value}» нет',
    todo: 'Добавьте его в room-types.csv или исправьте название{hint}',
  },
  apartment_type_unknown: {
    what: 'Типа квартиры «{value}» нет',
    todo: 'Добавьте его в apartment-types.csv или исправьте название{hint}',
  },
  building_type_unknown: {
    what: 'Типа здания «{value}» нет',
    todo: 'Добавьте его в building-types.csv или исправьте название{hint}',
  },
  panorama_unknown: {
    what: 'Панорамы «{value}» нет',
    todo: 'Добавьте её в panoramas.csv или исправьте slug{hint}',
  },
  hotspot_two_ways: {
    what: 'Точка перехода ведёт и к панораме, и по адресу',
    todo: 'Оставьте to или link',
  },
  frame_address: {
    what: 'В столбце {column} указано «{value}»: {reason}, такое нельзя показать во встроенном окне',
    todo: 'Укажите страницу открытого сайта: https://tour.example.com/…',
  },
  frame_host: {
    what: 'В столбце {column} указана «{value}», страница {reason}',
    todo: 'Добавьте её сервер в settings.frameHosts в development.json или исправьте ссылку',
  },
  tag_unknown: { what: 'Особенности «{value}» нет', todo: 'Добавьте её в tags.csv или исправьте название{hint}' },
  plural_forms: {
    what: 'Форм слова в столбце {column}: {count}; в этом языке рядом с числами нужно {expected}',
    todo: 'Впишите через | формы слова рядом с числами: {example}',
  },
  lead_source_none: {
    what: 'В таблице нет строк',
    todo: 'Добавьте хотя бы одну, например «Сайт»: первая строка достаётся тем, кто регистрируется сам',
  },
  duplicate_key: {
    what: '{column} «{value}» уже есть в строке {other}{case}',
    todo: 'Дайте каждой строке своё значение или удалите одну из них',
  },
  duplicate_number: {
    what: 'В здании {building} уже есть резиденция {value}, в строке {other}',
    todo: 'Дайте каждой резиденции здания свой номер',
  },
  formerly_twice: {
    what: '«{value}» — уже прежний код в строке {other}',
    todo: 'Укажите его один раз: прежней {value} может быть только одна резиденция',
  },
  held_unit_listed: {
    what: 'Резиденция «{value}» здесь снята с продажи, но есть и в таблице резиденций',
    todo: 'Удалите её из одной из двух таблиц',
  },
  held_unit_missing: {
    what: 'Резиденция «{value}» здесь сделана свободной, но её нет в таблице резиденций',
    todo: 'Добавьте её туда или удалите эту строку{hint}',
  },
  area_disorder: { what: 'Площадь нетто {net} больше площади брутто {gross}', todo: 'Исправьте одну из них' },
  slug_reserved: {
    what: 'Слаг «{slug}» — адрес списка всех галерей',
    todo: 'Дайте галерее другой слаг',
  },
  gallery_empty: {
    what: 'Галерея «{slug}» ничего не показывает',
    todo: 'Укажите её изображения в images или адрес в link',
  },
  place_swapped: {
    what: 'Широта {lat} и долгота {lng} — в {away} км от центра карты; если их поменять местами, они окажутся рядом',
    todo: 'Поменяйте местами lat и lng',
  },
  category_format: {
    what: 'В столбце category указано «{value}»',
    todo: 'Используйте строчные буквы a–z, цифры и дефисы: golf-courses; «all» означает все категории',
  },
  class_unknown: {
    what: 'Нет здания класса «{value}»',
    todo: 'Укажите class_name из buildings.csv{hint}',
  },
  columns_respelt: {
    what: 'В строке заголовков столбцы названы иначе: {found}',
    todo: 'Напишите {choices}: строчными латинскими буквами, с подчёркиваниями',
  },
  units_none: {
    what: 'В таблице нет ни одной резиденции, но на планах есть контуры резиденций',
    todo: 'Добавьте строку для каждой резиденции или удалите контуры с планов',
  },
  buildings_none: {
    what: 'В таблице нет ни одного здания, но резиденции есть',
    todo: 'Добавьте строку для каждого здания',
  },
};

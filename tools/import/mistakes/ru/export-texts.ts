import type { MistakeText } from '../mistake-text.ts';
import type { exportTexts as english, exportWarningTexts as englishWarnings } from '../en/export-texts.ts';

export const exportTexts: Record<keyof typeof english, MistakeText> = {
  header_again: { what: 'Названия столбцов повторяются в этой строке', todo: 'Удалите строку' },
  row_copied: {
    what: 'Строка повторяет строку {other}',
    todo: 'Удалите одну из двух или исправьте то, чем они должны различаться',
  },
  row_fragment: {
    what: 'В строке пусты почти все ячейки, которые заполнены в других; указано только: {cells}',
    todo: 'Удалите её, если это итог, заголовок или примечание, иначе заполните',
  },
  document_cut_off: { what: '{path} обрывается: у PDF нет конца', todo: 'Скопируйте или экспортируйте его заново' },
  rotator_fractions: { what: 'В {path} доли кадра вместо пикселей', todo: 'Укажите пиксели кадра размером {size}' },
  svg_style_geometry: {
    what: 'Стиль {value} сдвигает фигуры или меняет их размер, а импорт его не применяет',
    todo: 'Экспортируйте чертёж с атрибутами вместо стилей',
  },
};

export const exportWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  text_placeholder: {
    what: 'В тексте {key} ещё стоит заглушка «{found}»{also}',
    todo: 'Напишите текст или оставьте пустым',
  },
  text_other_script: {
    what: 'В тексте {key} нет ни одной буквы его языка: {found}',
    todo: 'Проверьте, не перепутаны ли два языка',
  },
  code_letter_for_digit: { what: 'В коде «{value}» стоит буква там, где у других цифра', todo: 'Проверьте: {meant}' },
  codes_alike: {
    what: 'Коды «{value}» и «{other}» (строка {line}) различаются только знаками',
    todo: 'Пишите оба одинаково или удалите одну из строк',
  },
  areas_large: {
    what: 'Площадь квартир брутто обычно около {usual} м²',
    todo: 'Проверьте, что она в м²: в одном 10.764 квадратного фута',
  },
  outline_thin: {
    what: 'Контур {id} такой тонкий или маленький, что в него трудно попасть: {width} на {height} пикселей на большом экране',
    todo: 'Обведите целиком то, что он обозначает',
  },
  north_still: {
    what: '{path} почти не поворачивается от кадра к кадру',
    todo: 'Укажите для каждого кадра градусы по часовой стрелке от верха',
  },
  markers_hidden: { what: 'Ни в одном кадре нет метки здания', todo: 'Сделайте точки видимыми: третье число — 1' },
  currency_sign_unprinted: {
    what: 'В документах нет знака {sign}, а settings.currency не указывает, какой код печатать вместо него',
    todo: 'Укажите settings.currency, например GEL',
  },
  currency_sign_new: {
    what: 'На многих устройствах ещё нет знака {sign}, вместо него виден прямоугольник',
    todo: 'Укажите код в settings.currencyUnit: {code}',
  },
  frame_refused: {
    what: 'В столбце {column} указан адрес {value}: сайт не разрешает показывать эту страницу во фрейме',
    todo: 'Напишите адрес для встраивания: {embed}',
  },
  picture_small: {
    what: '{path}: {width}×{height}; на больших экранах изображение будет размытым',
    todo: 'Экспортируйте его в размере {good}: увеличение готового файла не поможет',
  },
  pictures_small: {
    what: 'Изображения размером {width}×{height} на больших экранах будут размытыми ({count}): {path} … {last}',
    todo: 'Экспортируйте их в размере {good}: увеличение готовых файлов не поможет',
  },
  picture_blank: {
    what: '{path} ничего не показывает: каждый пиксель — {colour}',
    todo: 'Экспортируйте заново, включив слои',
  },
};

import type { Translated } from '#domain/texts/language.ts';
import type { priceListFileTexts as englishPriceListFileTexts } from '../en/price-list-files.ts';

export const priceListFileTexts: Translated<typeof englishPriceListFileTexts> = {
  encoding: {
    what: 'Файл не в UTF-8',
    todo: 'Сохраните его как «CSV UTF-8» или как .xlsx',
  },
  csv_quotation: {
    what: 'Кавычка открыта и не закрыта так, как нужно в таблице',
    todo: 'Проверьте кавычки в этой строке или сохраните список как .xlsx',
  },
  workbook_unreadable: {
    what: 'Книгу не удаётся прочитать',
    todo: 'Снова сохраните её как .xlsx: список на первом листе, без пароля',
  },
  not_a_table: {
    what: 'Это не файл CSV и не .xlsx',
    todo: 'Сохраните список как .xlsx или «CSV UTF-8»',
  },
  list_too_wide: {
    what: 'В строке есть ячейка за столбцом {max}',
    todo: 'Удалите всё, что стоит далеко справа от списка',
  },
  cell_too_long: {
    what: 'В ячейке слишком много символов, наибольшее число — {max}',
    todo: 'Сократите её или удалите её столбец',
  },
  list_unfolds_too_far: {
    what: 'В списке гораздо больше, чем нужно прайс-листу',
    todo: 'Скопируйте в новую книгу только code и price',
  },
  list_reader_too_long: {
    what: 'Чтение файла заняло слишком много времени',
    todo: 'Скопируйте в новый файл только code и price',
  },
  list_reader_too_large: {
    what: 'Чтение файла заняло слишком много памяти',
    todo: 'Скопируйте в новый файл только code и price',
  },
  list_reader_crashed: {
    what: 'Файл не удалось прочитать: чтение остановилось',
    todo: 'Попробуйте ещё раз; если это повторится, скопируйте code и price в новый файл',
  },
  infected: {
    what: 'Антивирус нашёл в этом файле {name}',
    todo: 'Не открывайте его. Проверьте компьютер, с которого он пришёл, и подготовьте файл заново',
  },
};

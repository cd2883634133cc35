import type { MistakeText } from '../mistake-text.ts';
import type { packageTexts as english } from '../en/package-texts.ts';

export const packageTexts: Record<keyof typeof english, MistakeText> = {
  archive_unreadable: { what: 'Архив не удаётся прочитать: {reason}', todo: 'Снова упакуйте папку в обычный ZIP' },
  archive_outside: {
    what: '{path} находится вне архива',
    todo: 'Снова упакуйте папку; все пути должны оставаться внутри неё',
  },
  archive_link: { what: '{path} — ссылка или устройство, а не файл', todo: 'Положите в архив сам файл' },
  archive_encrypted: { what: '{path} зашифрован', todo: 'Упакуйте папку без пароля' },
  archive_too_many: {
    what: 'Файлов в архиве: {count}; предел — {max}',
    todo: 'Уберите файлы, на которые пакет не ссылается',
  },
  archive_too_large: {
    what: 'Распакованный архив занимает {size} МБ; предел — {max} МБ',
    todo: 'Уберите файлы, на которые пакет не ссылается, или уменьшите изображения',
  },
  archive_trap: {
    what: '{path} после распаковки гораздо больше, чем допускает сжатый размер',
    todo: 'Снова упакуйте папку обычной программой',
  },
  package_too_long: {
    what: 'Чтение пакета заняло слишком много времени',
    todo: 'Найдите чертёж или изображение, которое гораздо больше остальных, и упростите его',
  },
  package_too_large: {
    what: 'Для чтения пакета потребовалось слишком много памяти',
    todo: 'Найдите файл, который гораздо больше остальных, и уменьшите его',
  },
  package_reader_crashed: {
    what: 'Пакет не удалось прочитать: чтение остановилось',
    todo: 'Попробуйте ещё раз; если это повторится, снова экспортируйте все чертежи и изображения',
  },
  project_other: {
    what: 'Пакет предназначен для проекта {value}, а это проект {expected}',
    todo: 'Задайте для settings.projectId значение {expected}, загрузите пакет в отдельную установку или замените загруженный проект намеренно: npm run import -- --replace-project FOLDER',
  },
  building_formerly_unknown: {
    what: 'В загруженном пакете нет здания с прежним кодом «{value}», указанным для {code}',
    todo: 'Исправьте formerly или оставьте пустым, если здание новое',
  },
  formerly_unknown: {
    what: 'В загруженном пакете нет резиденции с прежним кодом «{value}», указанным для {code}',
    todo: 'Исправьте formerly или оставьте пустым, если резиденция новая',
  },
  unit_ambiguous: {
    what: 'Код {code} и номер {number} принадлежат разным резиденциям загруженного пакета, либо две строки указывают на одну и ту же',
    todo: 'Впишите в столбец formerly код, который там у резиденции',
  },
  unit_held_withdrawn: {
    what: 'Резиденция {code} числится {holder} ({status}), но её больше нет в пакете',
    todo: 'Верните её. Если код изменился, впишите {code} в столбец formerly её строки. Если её больше не предлагают, добавьте в held-units.csv строку «{code},withdrawn,причина»',
  },
  unit_held_available: {
    what: 'Резиденция {code} числится {holder} ({status}), но в пакете она свободна',
    todo: 'Оставьте её статус как есть. Если она снова продаётся, добавьте в held-units.csv строку «{code},available,причина»',
  },
  folder_missing: { what: 'Папки {path} нет', todo: 'Укажите путь к пакету проекта' },
  file_missing: { what: '{path} отсутствует', todo: 'Добавьте файл{hint}' },
  language_unsupported: {
    what: 'В продукте нет текстов на языке «{language}»',
    todo: 'Предложите {choices} или сначала закажите перевод продукта (CONTRIBUTING.md, «Working with translators»)',
  },
  file_outside: { what: '{path} ведёт за пределы пакета', todo: 'Положите файл в пакет и укажите его путь там{hint}' },
  file_too_large: { what: '{path}: {size} МБ; предел — {max} МБ', todo: 'Уменьшите файл' },
  file_twice: { what: '{path} и {other} — две версии одного файла', todo: 'Оставьте одну из них' },
  encoding_utf16: {
    what: 'Файл в UTF-16, а не в UTF-8',
    todo: '{remedy}',
  },
  encoding_not_utf8: {
    what: 'Файл не в UTF-8; похоже на {guess}',
    todo: '{remedy}',
  },
  control_character: { what: 'В столбце {column} есть невидимый управляющий символ', todo: 'Введите значение заново' },
  header_not_first: {
    what: 'Названия столбцов стоят в строке {line}, под чем-то другим',
    todo: 'Удалите всё, что стоит над ними',
  },
  code_date: {
    what: 'В столбце {column} дата — {value}: программа приняла за неё значение вроде {example}',
    todo: 'Задайте столбцу текстовый формат и введите значение заново',
  },
  code_shortened: {
    what: 'В столбце {column} указано {value}: программа сократила число',
    todo: 'Задайте столбцу текстовый формат и введите значение заново',
  },
  package_nested: {
    what: 'Пакет лежит в папке {path}, а не там, где его ждут',
    todo: 'Упакуйте только эту папку или укажите её в команде',
  },
  columns_exchanged: {
    what: 'Похоже, столбцы {column} и {other} перепутаны: в каждом значения другого',
    todo: 'Поменяйте местами два названия в заголовке',
  },
  rows_quoted: {
    what: 'Каждая строка — одна ячейка в кавычках',
    todo: 'Разделите её на столбцы (в Excel: «Данные», «Текст по столбцам») и экспортируйте таблицу заново',
  },
  content_other: { what: 'Содержимое {path} — {content}', todo: 'Сохраните файл как {format}, без пароля' },
  content_renamed: {
    what: 'Файл {path} на самом деле в формате {content}; переименование его не преобразует',
    todo: 'Откройте его в своей программе и экспортируйте оттуда как {format}',
  },
};

import type { MistakeText } from '../mistake-text.ts';
import type { warningTexts as english } from '../en/warning-texts.ts';

export const warningTexts: Record<keyof typeof english, MistakeText> = {
  text_untranslated: {
    what: 'Столбец {column} отсутствует или пуст (строк: {count}); вместо него показывается {first}',
    todo: 'Заполните {column}',
  },
  type_name_missing: {
    what: 'Столбец {column} отсутствует или пуст; в брошюре вместо него общие слова: «{words}»',
    todo: 'Заполните {column}',
  },
  file_unused: {
    what: 'Файл {path} нигде не используется',
    todo: 'Исправьте его имя{hint} или удалите',
  },
  level_unused: {
    what: 'Ни в одном здании нет этажа {level}: это название нигде не показывается',
    todo: 'Исправьте level или удалите строку',
  },
  level_order_twice: {
    what: 'Этажи {level} и {other} класса {class} стоят в списке на одном месте, {order}',
    todo: 'Укажите для одного из них другой order',
  },
  level_name_twice: {
    what: 'Этажи {level} и {other} класса {class} называются одинаково: «{name}»',
    todo: 'Дайте каждому своё название',
  },
  map_untranslated: {
    what: 'Подписи на карте без {property}: {count}; вместо него показывается название на другом языке',
    todo: 'Добавьте {property} к подписям',
  },
  text_unused: {
    what: 'Текст {key} нигде не показывается: такого этажа или изображения в пакете нет',
    todo: 'Исправьте ключ{hint} или удалите текст',
  },
  setting_not_offered: {
    what: '{path} — на языке, которого нет в settings.languages, поэтому этого никто не увидит',
    todo: 'Добавьте язык в settings.languages или удалите {path}',
  },
  setting_untranslated: { what: '{path} есть в {has}, но не в {lacks}', todo: 'Добавьте его в {path}.{lacks}' },
  texts_not_offered: {
    what: 'В settings.languages нет {language}, поэтому эти тексты никто не увидит',
    todo: 'Добавьте {language} в settings.languages или удалите texts.{language}',
  },
  text_missing: { what: 'Текст {key} есть в {has}, но не в {lacks}', todo: 'Добавьте его в texts.{lacks}' },
  text_markup: {
    what: 'В тексте {key} есть HTML, он показывается как написан: {found}',
    todo: 'Напишите обычный текст',
  },
  polygons_overlap: {
    what: 'Многоугольники {id} и {other} перекрываются примерно на {area} кв. пикселей',
    todo: 'Проверьте их края',
  },
  hole_ignored: { what: 'В фигуре {id} есть отверстие, оно не учитывается', todo: 'Нарисуйте её одним контуром' },
  drawing_part_dropped: {
    what: 'В чертеже есть {element}, он не показывается',
    todo: 'Превратите в контуры или удалите',
  },
  plan_shows_nothing: {
    what: 'В плане нет ни чертежа, ни изображения {path}',
    todo: 'Нарисуйте стены вне группы units или добавьте изображение',
  },
  outline_without_units: {
    what: 'Этаж {level} обведён, но в классе {class} на нём нет резиденций',
    todo: 'Удалите контур или добавьте резиденции',
  },
  outlines_overlap: {
    what: 'Контуры этажей {level} и {other} закрывают друг друга, поэтому выбрать можно только один из них',
    todo: 'Нарисуйте каждый поверх своего этажа',
  },
  price_outside_filter: {
    what: 'Цена {value} вне фильтра по цене ({min} – {max})',
    todo: 'Проверьте, что она указана в минимальных единицах валюты, или расширьте settings.priceFilter',
  },
  prices_outside_filter: {
    what: 'Цены вне фильтра по цене ({min} – {max}), всего: {count}; первая — {value}',
    todo: 'Проверьте, что они указаны в минимальных единицах валюты, или расширьте settings.priceFilter',
  },
  picture_misnamed: { what: '{path} на самом деле {content}', todo: 'Переименуйте' },
  legal_missing: {
    what: '{path} нет, поэтому этот текст не показывает ни одна страница',
    todo: 'Напишите его в Markdown, начиная с заголовка (# …)',
  },
  legal_untranslated: {
    what: '{path} нет: читатели на этом языке видят страницу на другом',
    todo: 'Напишите её в Markdown, начиная с заголовка (# …)',
  },
  legal_unknown: {
    what: '{path} — не правовая страница и не показывается',
    todo: 'Назовите файл imprint, privacy, terms или storage, с языком и .md: privacy.en.md',
  },
  unit_kept: {
    what: 'Резиденции {number} здания {building} больше нет в пакете; она хранится ради истории, но не показывается',
    todo: 'Ничего делать не нужно',
  },
  unit_held: {
    what: 'Резиденции {number} здания {building} больше нет в пакете, но она числится за клиентом сотрудника {user} ({status}); её видят только сотрудники',
    todo: 'Верните её в пакет или сделайте свободной: Панель управления → Резиденции → Снятые с продажи',
  },
  unit_not_settled: {
    what: 'Резиденции {number} здания {building} больше нет в пакете, но её статус — {status}, без клиента; её видят только сотрудники',
    todo: 'Верните её в пакет или сделайте свободной, и она исчезнет: Панель управления → Резиденции → Снятые с продажи',
  },
  place_far: {
    what: 'Место в {away} км от центра карты; окрестности — в пределах {max} км',
    todo: 'Проверьте его координаты',
  },
  picture_skipped: {
    what: '{path} лежит в папке изображений, но не показывается',
    todo: 'Экспортируйте как WebP, PNG, JPEG или AVIF либо удалите',
  },
  bot_unknown: {
    what: 'В settings.botSalesRep указан {value}, но ни у одного сотрудника проекта нет этого адреса',
    todo: 'Добавьте сотрудника (Панель управления → Сотрудники) или исправьте адрес',
  },
  building_kept: {
    what: 'Здания {building} больше нет в пакете, но у его резиденций есть данные о продажах; оно сохраняется',
    todo: 'Сделайте свободными те резиденции, что за клиентами; здание остаётся ради их истории',
  },
  start_hides: {
    what: '{path}: кадр {frame}, на котором не видно: здание {buildings}',
    todo: 'Не указывайте start или укажите {better}: на этом кадре видны все здания с резиденциями',
  },
  gallery_link_unused: {
    what: 'У галереи «{slug}» тип image, поэтому её ссылку {link} ничто не показывает',
    todo: 'Очистите link или укажите тип link',
  },
  has360_empty: {
    what: 'settings.has360 включено, но ни у одной резиденции и ни у одного типа квартир нет link_360: показывать нечего',
    todo: 'Заполните link_360 в таблице резиденций или в apartment-types.csv либо выключите has360',
  },
  real_shots_empty: {
    what: 'settings.hasRealShot включено, но ни у одной панорамы нет place realshot: показывать нечего',
    todo: 'Укажите realshot в place одной из панорам в panoramas.csv либо выключите hasRealShot',
  },
  text_damaged: {
    what: 'В тексте есть «{found}»: его буквы испортились при сохранении в другой кодировке',
    todo: 'Напишите его заново и сохраните файл как «CSV UTF-8» (в редакторе — «UTF-8»)',
  },
  drawing_colour_unknown: {
    what: 'В чертеже {property} — «{value}»: это не цвет, и браузеры его пропускают',
    todo: 'Укажите цвет, например #2f3835, или экспортируйте чертёж заново',
  },
  drawing_reference_missing: {
    what: 'Чертёж ссылается на «{id}», но не содержит его: эта часть выглядит не так, как нарисована',
    todo: 'Экспортируйте чертёж заново со всем, что он использует, или удалите ссылку',
  },
  value_repeated: {
    what: 'В столбце {column} дважды указано «{value}»',
    todo: 'Удалите одно из них',
  },
};

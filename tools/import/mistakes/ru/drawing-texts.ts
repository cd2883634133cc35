import type { MistakeText } from '../mistake-text.ts';
import type { drawingTexts as english } from '../en/drawing-texts.ts';

export const drawingTexts: Record<keyof typeof english, MistakeText> = {
  picture_missing: { what: 'Изображения {path} нет', todo: 'Добавьте изображение или исправьте путь{hint}' },
  picture_format: {
    what: '{path} в формате, который браузеры не показывают: {content}',
    todo: 'Экспортируйте его как WebP, PNG, JPEG или AVIF',
  },
  picture_not_a_picture: {
    what: '{path} — не изображение: содержимое — {content}',
    todo: 'Экспортируйте его как WebP, PNG, JPEG или AVIF',
  },
  picture_broken: { what: '{path} не удаётся декодировать: {reason}', todo: 'Снова экспортируйте изображение' },
  picture_too_many_pixels: { what: 'В {path} {megapixels} Мп; предел — {max}', todo: 'Уменьшите изображение' },
  picture_too_small: {
    what: '{path}: {width}×{height}; ни одна сторона не может быть меньше {min}',
    todo: 'Экспортируйте изображение в реальном размере',
  },
  picture_animated: {
    what: '{path} — анимация, число кадров: {count}',
    todo: 'Экспортируйте один из них как неподвижное изображение',
  },
  picture_side_too_long: {
    what: '{path}: {width}×{height}; ни одна сторона не может быть больше {max}',
    todo: 'Уменьшите изображение',
  },
  picture_folder_empty: {
    what: 'В папке {path} нет изображений',
    todo: 'Добавьте изображения или исправьте путь{hint}',
  },
  panorama_shape: {
    what: '{path}: {width}×{height}; панорама равнопромежуточная, её ширина вдвое больше высоты',
    todo: 'Экспортируйте полные 360 на 180 градусов, лучше всего 6000×3000',
  },
  document_not_pdf: { what: '{path} — не PDF: содержимое — {content}', todo: 'Экспортируйте как PDF' },
  video_not_video: {
    what: '{path} — не видео MP4 или WebM: содержимое — {content}',
    todo: 'Экспортируйте как MP4 или WebM',
  },
  svg_unreadable: { what: 'SVG не удаётся прочитать: {reason}', todo: 'Снова экспортируйте чертёж{hint}' },
  svg_script: { what: 'В SVG есть скрипт ({detail})', todo: 'Удалите его: чертежи показываются без скриптов' },
  svg_external: {
    what: 'SVG ссылается на внешний ресурс ({detail})',
    todo: 'Удалите ссылку, а её содержимое нарисуйте контурами{hint}',
  },
  svg_entity: {
    what: 'SVG объявляет сущности ({detail}), они не раскрываются',
    todo: 'Экспортируйте чертёж без сущностей',
  },
  svg_too_complex: { what: 'SVG слишком большой: {detail}', todo: 'Упростите чертёж' },
  svg_too_long: {
    what: 'Одна сторона viewBox {viewBox} длиннее другой более чем в {max} раз',
    todo: 'Обрежьте чертёж или начертите его на листе других пропорций',
  },
  svg_no_view_box: {
    what: 'В SVG нет ни viewBox, ни ширины и высоты',
    todo: 'Задайте viewBox="{expected}"',
  },
  svg_transform: { what: 'Преобразование «{value}» не удаётся прочитать', todo: 'Снова экспортируйте чертёж' },
  shape_unreadable: { what: 'Фигуру {id} не удаётся прочитать: {reason}', todo: 'Нарисуйте её заново' },
  shape_without_id: {
    what: 'У {element} среди контуров нет своего имени',
    todo: 'Назовите слой по тому, что он обводит{hint}',
  },
  shape_id_twice: {
    what: 'Идентификатор {id} использован дважды',
    todo: 'Дайте каждой фигуре свой id; сгруппируйте фигуры одной резиденции',
  },
  units_group_missing: {
    what: 'Нет группы с именем «units»',
    todo: 'Соберите контуры резиденций в одну группу (слой) units{hint}',
  },
  units_group_twice: {
    what: 'Есть вторая группа с именем «units», её контуры не читаются',
    todo: 'Соберите все контуры резиденций в одну группу',
  },
  front_absent: {
    what: 'У класса зданий {class} нет фасада: отсутствуют {drawing} и {path}',
    todo: 'Добавьте изображение здания и чертёж с контурами его этажей',
  },
  front_missing: {
    what: 'У класса зданий {class} нет контуров этажей: {path} отсутствует',
    todo: 'Нарисуйте этажи поверх вида здания{hint}',
  },
  plan_missing: {
    what: 'На этаже {level} класса {class} есть резиденции, но нет плана: {path} отсутствует',
    todo: 'Нарисуйте план с многоугольниками резиденций{hint}',
  },
  duplex_plan_missing: {
    what: 'На этаже {level} класса {class} есть дуплексы, но нет плана их верхнего уровня: {path} отсутствует',
    todo: 'Нарисуйте его с их многоугольниками или укажите в is_dublex 0',
  },
  plan_unknown: {
    what: '{path} не относится ни к одному классу из buildings.csv{hint}',
    todo: 'Назовите по классу и этажу (af3.svg) строчными буквами или удалите',
  },
  front_unknown: {
    what: '{path} не относится ни к одному классу из buildings.csv{hint}',
    todo: 'Назовите файл строчными буквами по классу (fronts/a.svg) или по виду из fronts.csv (fronts/a/sea.svg) либо уберите его',
  },
  outlines_other_names: {
    what: 'Многоугольники, названные не по резиденциям этого этажа ({count}): {names}. Резиденции без многоугольника: {numbers}',
    todo: 'Назовите многоугольники по номерам или кодам из таблицы резиденций или исправьте таблицу',
  },
  unit_without_polygon: {
    what: 'У резиденции {number} здания {building} нет многоугольника в {plan}',
    todo: 'Нарисуйте его в группе units с id {number}{hint}',
  },
  unit_on_other_plan: {
    what: 'Резиденция {number} здания {building} — на этаже {level}, а её многоугольник — в {found}',
    todo: 'Исправьте её level или перенесите многоугольник в {plan}',
  },
  plan_overwritten: {
    what: '{path} и {other} — один и тот же файл, поэтому его контуры относятся к другому этажу',
    todo: 'Положите туда план этого этажа',
  },
  plan_without_units: {
    what: 'В {path} есть контуры, но в таблице нет ни одной квартиры на этаже {level} класса {class}',
    todo: 'Добавьте в таблицу квартиры этого этажа или удалите план',
  },
  units_of_other_building: {
    what: 'Квартиры, которые, вероятно, относятся не к тому зданию, что указано в таблице: {count}, например квартира {number} здания {building}. Здания с планами, но без квартир: {names}',
    todo: 'Проверьте столбец building: возможно, его по ошибке протянули вниз',
  },
  plans_exchanged: {
    what: 'Похоже, планы {plan} и {found} перепутаны: в каждом многоугольники другого этажа, например резиденции {number} здания {building} на этаже {level}',
    todo: 'Поменяйте местами их названия или level резиденций',
  },
  units_on_other_plans: {
    what: 'Резиденции, которые в таблице стоят не на том этаже, что на планах, все с разницей {difference}: {count}. Например, резиденция {number} здания {building}\u00a0— на этаже {level}, а её многоугольник\u00a0— в {found}',
    todo: 'Считайте этажи одинаково: 0\u00a0— это нулевой этаж. Исправьте столбец level или переименуйте планы',
  },
  class_shares_plan: {
    what: 'В здании {building} несколько резиденций, а у остальных зданий того же класса один общий контур «unit» в {plan}',
    todo: 'Дайте зданию свой класс или назовите контуры по номерам резиденций',
  },
  polygon_without_unit: {
    what: 'Многоугольник {id} не относится ни к одной резиденции этого этажа',
    todo: 'Добавьте резиденцию в таблицу, исправьте id или удалите фигуру{hint}',
  },
  polygon_not_duplex: {
    what: 'Многоугольник {id} — в плане дуплексов, но резиденция {id} не дуплекс',
    todo: 'Задайте для is_dublex значение 1 или удалите многоугольник',
  },
  floors_without_outline: {
    what: 'Этажи здания {building}, на которых есть резиденции, но которых не обводит {front}: {levels}',
    todo: 'Нарисуйте контур каждого с его id, например floor-{level}{hint}, или укажите в levels.csv, что он не виден ни на одном виде: on_front 0',
  },
  floor_without_outline: {
    what: 'На этаже {level} здания {building} есть резиденции, но в {front} нет его контура',
    todo: 'Нарисуйте его с id floor-{level}{hint} или укажите в levels.csv, что он не виден ни на одном виде: on_front 0',
  },
  outlines_unknown_floors: {
    what: 'Контуры, названные не по этажу: {names}',
    todo: 'Назовите их floor-0, floor-1 …',
  },
  outline_unknown_floor: { what: 'Контур {id} назван не по этажу', todo: 'Назовите его floor-0, floor-1 …' },
  outline_floor_twice: {
    what: 'Этаж {level} обведён дважды',
    todo: 'Назовите один из них по его собственному этажу, удалите его или соедините оба в одну фигуру',
  },
  outlines_off_picture: {
    what: 'Контуры разойдутся с изображением на величину до {off} пикс.: чертёж {drawn}, изображение {picture}, это другие пропорции',
    todo: 'Сделайте чертёж размером с изображение или обрежьте изображение по чертежу',
  },
  polygon_outside: {
    what: 'Многоугольник {id} выходит за viewBox в точке {x}, {y}',
    todo: 'Нарисуйте его внутри {viewBox}',
  },
  polygon_empty: { what: 'У многоугольника {id} нет площади', todo: 'Нарисуйте замкнутую фигуру' },
  polygon_crossing: {
    what: 'Многоугольник {id} пересекает сам себя около {x}, {y}',
    todo: 'Нарисуйте углы по порядку вокруг фигуры',
  },
  polygon_repeated: {
    what: 'Многоугольник {id} лежит на другом многоугольнике той же резиденции',
    todo: 'Удалите один из двух',
  },
  polygons_too_many: {
    what: 'Контур {id} состоит более чем из {max} многоугольников',
    todo: 'Объедините их в одну замкнутую фигуру',
  },
  map_invalid: {
    what: 'Карта, {path}: {reason}',
    todo: 'Исправьте объект; виды объектов перечислены в docs/authoring.md',
  },
  map_nameless: { what: 'У подписи нет названия', todo: 'Добавьте {property} или удалите подпись' },
  map_unreadable: { what: '{path} не удаётся прочитать: {reason}', todo: 'Создайте заново командой npm run map' },
  map_no_table: {
    what: 'В {path} нет обычной таблицы {table}',
    todo: 'Создайте заново командой npm run map; представление с таким именем нужно превратить в таблицу, см. docs/authoring.md',
  },
  map_no_index: {
    what: 'В {path} нет индекса плиток по zoom_level, tile_column и tile_row',
    todo: 'Создайте заново командой npm run map или добавьте индекс: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: 'Элемент {path} в {away} км от проекта; предел — {max} км',
    todo: 'Уберите его или исправьте его точки либо settings.map.centre: долгота стоит перед широтой',
  },
  map_streets_many: {
    what: 'Нарисованных улиц слишком много, либо они слишком длинные или частые, чтобы их соединить',
    todo: 'Уберите мелкие улицы или установите настоящие командой npm run map',
  },
  rotator_missing: {
    what: 'settings.frames требует кадров, но {path} отсутствует',
    todo: 'Добавьте файл или задайте frames значение 0{hint}',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'Исправьте значение; rotator.json описан в docs/authoring.md',
  },
  building_without_marker: {
    what: 'У здания {code} нет метки в rotator/rotator.json, поэтому с главной его не открыть',
    todo: 'Добавьте метку с её точками и силуэтами',
  },
  anchor_outside: {
    what: 'Точка {path} — в {x}, {y}, вне своего кадра {size}',
    todo: 'Исправьте её или отметьте скрытой: третье число — 0',
  },
  frames_other_count: {
    what: 'settings.frames — {frames}, но последний кадр вращения — b{last}: кадров {count}, счёт от 0',
    todo: 'Напишите {last} в frames',
  },
  frames_missing: {
    what: 'В папке {folder} не хватает кадров: {missing} из {count}; первый — {path}',
    todo: 'Назовите кадры b0.webp, b1.webp и так далее, строчными буквами и без нулей впереди{hint}',
  },
  frames_from_one: {
    what: 'Кадры в {folder} пронумерованы от 1 до {count}, а счёт идёт от 0',
    todo: 'Переименуйте их: b1.webp станет b0.webp и так далее',
  },
  frame_surplus: {
    what: '{path} — после последнего кадра, его номер {frames}; таких файлов: {count}',
    todo: 'Удалите их или увеличьте settings.frames',
  },
  frame_copied: {
    what: 'Содержимое {path} то же, что у {other}, поэтому здание на этом кадре не повернулось',
    todo: 'Снова отрендерите кадр',
  },
  rotator_length: {
    what: 'Записей в {path}: {count}; нужно {expected}, по одной на кадр',
    todo: 'Впишите по записи на кадр (settings.frames + 1)',
  },
  rotator_sequences: {
    what: 'Последовательностей: {count}, но settings.isMultiCanvas выключено',
    todo: 'Оставьте одну последовательность или включите isMultiCanvas',
  },
  rotator_size: {
    what: '{path}: {width}×{height}; в rotator.json указано {expected}',
    todo: 'Отрендерите кадр в этом размере или исправьте rotator.json',
  },
  front_file_missing: {
    what: 'Вид {front} класса {class} неполон: нет файла {path}',
    todo: 'Добавьте файл или уберите этот вид из fronts.csv{hint}',
  },
};

import type { MistakeText } from '../mistake-text.ts';
import type { brandTexts as english, brandWarningTexts as englishWarnings } from '../en/brand-texts.ts';

export const brandTexts: Record<keyof typeof english, MistakeText> = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: контраст {colour} с {ground} ({other}) — {ratio}; тексту нужно {least}',
    todo: 'Используйте {nearest}, ближайший подходящий цвет, или измените второй',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: {names} едва читаются на {colour}; тексту нужен контраст {least}',
    todo: 'Исправьте paper{hint} или все эти цвета',
  },
  brand_drawing_empty: {
    what: '{path} ничего не показывает',
    todo: 'Снова экспортируйте чертёж, превратив фигуры в контуры',
  },
  brand_font_unreadable: {
    what: '{path} — шрифт, который нельзя прочитать ({format})',
    todo: 'Снова экспортируйте его как {format}',
  },
};

export const brandWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  brand_statuses_alike: {
    what: 'Статусы {one} ({colour}) и {other} ({otherColour}) выглядят одинаково {vision}; различаются только фигурами и словами',
    todo: 'Сделайте один из них заметно светлее другого',
  },
  brand_letters_missing: {
    what: 'В settings.brand.{face} нет букв {letters}; они показываются другим шрифтом',
    todo: 'Добавьте файл шрифта с этими буквами',
  },
  brand_icon_shape: {
    what: '{path} не квадратный: viewBox — {viewBox}',
    todo: 'Нарисуйте его в квадрате, например viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: документы берут все буквы одного начертания из одного файла, а из вариативного — только одно начертание',
    todo: 'Укажите в print файлы TTF или OTF со всеми буквами',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: в файлах из print нет букв {letters}; в документах они показываются другим шрифтом',
    todo: 'Добавьте в print файл TTF или OTF с этими буквами; он может быть из другого семейства',
  },
  brand_letters_unprinted: {
    what: 'В документах нет букв {letters}, например в «{found}»; вместо них могут быть пустые квадраты',
    todo: 'Укажите в settings.brand.textFace.print файл TTF или OTF с этими буквами',
  },
  brand_drawing_unseen: {
    what: '{path} почти не виден на своём фоне {ground}',
    todo: 'Нарисуйте его цветом currentColor, который принимает цвет текста, или другим цветом и внутри его viewBox',
  },
  brand_drawing_text: {
    what: '{path} содержит текст, который каждое устройство показывает своим шрифтом',
    todo: 'Преобразуйте его в контуры',
  },
};

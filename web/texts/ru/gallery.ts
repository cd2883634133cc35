import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  'gallery.title': 'Галереи',
  'gallery.all': 'Все галереи',
  'gallery.pictures': 'Фото: {name}',
  'gallery.caption': '{name} {number}',
  'gallery.count': '{count, plural, other {# фото}}',
  'gallery.link': 'Открывается здесь',
  'gallery.empty': 'В этой галерее пока нет фото.',
  'gallery.unknown': 'Галереи «{name}» нет. Вот все галереи:',
  'gallery.unreachable': 'Не удалось загрузить галереи.',
  'round.count': '{index} из {count}',
  'round.pictures': 'Панорамы',
  'round.external': 'Панорама проекта {project}',
  'round.none': 'Пока здесь пусто',
  'round.noneText': 'Панорам на 360° пока нет. В галереях — всё, что есть сегодня.',
  'round.toGalleries': 'К галереям',
  'round.unreachable': 'Не удалось загрузить панорамы.',
  'brochure.title': 'Брошюра проекта {project}',
  'brochure.text':
    'Место, проект, планы и типы резиденций, что свободно сегодня и к кому обратиться. Один документ, чтобы спокойно прочесть, распечатать или переслать.',
  'brochure.open': 'Открыть брошюру',
  'brochure.format': 'PDF, на русском',
  'intro.film': 'Фильм о проекте {project}',
  'intro.skip': 'Пропустить фильм',
  'intro.sound': 'Звук',
} as const satisfies Record<keyof typeof english, string>;

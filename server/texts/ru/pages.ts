import type { Translated } from '#domain/texts/language.ts';
import type {
  noscriptTexts as englishNoscriptTexts,
  pageTexts as englishPageTexts,
  startFailureTexts as englishStartFailureTexts,
} from '../en/pages.ts';

export const pageTexts: Translated<typeof englishPageTexts> = {
  development: 'Резиденции проекта {project}: планы, фото и наличие.',
  unit: 'Резиденция {code}',
  plan: 'План этажа',
  list: 'Список резиденций',
  brochure: 'Брошюра',
  gallery: 'Галерея',
  location: 'Расположение',
  panorama: 'Панорама',
  realShot: 'Панорамные фотографии',
  missing: 'Здесь ничего нет',
  start: 'Вернуться на главную',
};

export const noscriptTexts: Translated<typeof englishNoscriptTexts> = {
  what: '{project} — жилой проект. Эти страницы показывают его резиденции, для них нужен JavaScript, который в этом браузере не работает.',
  contact: 'Связаться с нашим отделом продаж можно и напрямую:',
};

export const startFailureTexts: Translated<typeof englishStartFailureTexts> = {
  title: 'Не удалось запустить презентацию',
  text: 'Проверьте соединение.',
  retry: 'Повторить',
};

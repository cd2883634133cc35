import { heldTexts } from '#contract/texts/ru/held.ts';
import type { ownPage as english } from '../en/own-page.ts';

export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'Здравствуйте, {name}. Ваш выбор и контакты для вопросов — в одном месте.',
  'ownPage.held': 'Ваши резиденции',
  'ownPage.nothingHeld': 'Пока ничего не забронировано. Отдел продаж может забронировать резиденцию для вас.',
  'ownPage.since': 'с {day}',
  'ownPage.notListed': 'Больше не в продаже. Отдел продаж сообщит, что это значит для вас.',
  'ownPage.agreedPrice': 'Согласованная цена',
  'ownPage.favourites': 'Ваше избранное',
  'ownPage.noFavourites': 'Отмечайте резиденции сердечком, и они появятся здесь.',
  'ownPage.compare': 'Сравнить',
  'ownPage.open': 'Смотреть резиденцию',
  'ownPage.sheet': 'Информационный лист (PDF)',
  'ownPage.planOf': 'План резиденции {code}',
  'ownPage.viewings': 'Ваши показы',
  'ownPage.noViewings': 'Предстоящих показов нет.',
  'ownPage.viewingOpen': 'Мы свяжемся с вами, чтобы согласовать время.',
  'ownPage.calendar': 'Добавить в календарь',
  'ownPage.loadFailed': 'Не удалось загрузить вашу страницу.',
} as const satisfies Record<keyof typeof english, string>;

import type { Translated } from '#domain/texts/language.ts';
import type { sheetTexts as englishSheetTexts } from '../en/sheet.ts';

export const sheetTexts: Translated<typeof englishSheetTexts> = {
  title: '{code}, информационный лист',
  sheet: 'Информационный лист',
  price: 'Цена',
  number: 'Номер резиденции',
  roomType: 'Комнаты',
  ensuite: 'Ванная при спальне',
  yes: 'Есть',
  none: 'Нет',
  handover: 'Срок сдачи',
  plan: 'План',
  planAlt: 'план',
  floorPlan: '{code}, {floor}',
  lowerLevel: 'Нижний уровень',
  upperLevel: 'Верхний уровень',
  contact: 'Ваш консультант',
  office: 'Офис продаж',
  online: 'Смотреть онлайн',
  // A date ends in “г.”, whose full stop is also that of the sentence.
  asOf: 'Цены и наличие на {date}',
  availability: 'Наличие на {date}',
  disclaimer: 'Изображения носят иллюстративный характер. Планировка может измениться.',
  page: 'Страница {page} из {pages}',
  picture: 'Фото {code}',
};

import type { Translated } from '#domain/texts/language.ts';
import type {
  presentationMails as englishPresentationMails,
  presentationWords as englishPresentationWords,
} from '../en/presentation-mails.ts';

export const presentationMails: Translated<typeof englishPresentationMails> = {
  presentationDetails: {
    subject: 'Ваша презентация проекта {project}',
    heading: 'Спасибо, {name}',
    lines: ['Презентацию проекта {project} для вас вёл консультант {presenter}. Вот что вы выбрали.'],
    button: 'Открыть вашу страницу',
    after: ['До бронирования цена и наличие резиденции могут измениться.'],
  },
  presentationThanks: {
    subject: 'Ваша презентация проекта {project}',
    heading: 'Спасибо, {name}',
    lines: ['Презентацию проекта {project} для вас вёл консультант {presenter}. Возвращайтесь, когда захотите.'],
    button: 'Открыть вашу страницу',
    after: [],
  },
  selfPresentationDetails: {
    subject: 'Ваша презентация проекта {project}',
    heading: 'Спасибо, {name}',
    lines: ['Надеемся, знакомство с проектом {project} было вам приятно. Вот что вы выбрали.'],
    button: 'Открыть вашу страницу',
    after: ['До бронирования цена и наличие резиденции могут измениться.'],
  },
  selfPresentationThanks: {
    subject: 'Ваша презентация проекта {project}',
    heading: 'Спасибо, {name}',
    lines: ['Надеемся, знакомство с проектом {project} было вам приятно. Возвращайтесь, когда захотите.'],
    button: 'Открыть вашу страницу',
    after: [],
  },
};

export const presentationWords: Translated<typeof englishPresentationWords> = {
  favourites: 'Ваше избранное',
  adviser: 'Ваш консультант',
  contact: 'Контакты',
};

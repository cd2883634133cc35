import type { Translated } from '#domain/texts/language.ts';
import type { viewingMails as englishViewingMails, viewingWords as englishViewingWords } from '../en/viewing-mails.ts';

export const viewingMails: Translated<typeof englishViewingMails> = {
  viewingRequested: {
    subject: 'Заявка на показ: {client}, {day}',
    heading: 'Клиент просит о показе',
    lines: ['{client} хочет посмотреть проект {project}: {day}, {half}.'],
    button: 'Открыть клиента',
    after: ['Согласуйте время с клиентом. Приложенный файл календаря охватывает всю половину дня.'],
  },
  viewingReceived: {
    subject: 'Ваш показ в проекте {project}',
    heading: 'Спасибо, {name}',
    lines: [
      'Ваша заявка на показ в проекте {project} принята: {day}, {half}. С вами свяжется {adviser}, чтобы согласовать время.',
    ],
    after: ['Приложенный файл добавит это время в ваш календарь. Если планы изменятся, пожалуйста, сообщите нам.'],
  },
};

export const viewingWords: Translated<typeof englishViewingWords> = {
  half: {
    morning: 'в первой половине дня',
    afternoon: 'во второй половине дня',
  },
  team: 'наш отдел продаж',
  event: 'Показ: {project}',
};

import type { Translated } from '#domain/texts/language.ts';
import type { newClientMails as englishNewClientMails } from '../en/new-client-mails.ts';

export const newClientMails: Translated<typeof englishNewClientMails> = {
  newClient: {
    subject: 'Новый клиент: {client}',
    heading: 'Здравствуйте, {name}',
    lines: [
      'В проекте {project} без участия сотрудника зарегистрирован новый клиент: {client}. Теперь это ваш клиент.',
    ],
    button: 'Открыть клиента',
    after: ['Чем раньше вы свяжетесь, тем лучше.'],
  },
  clientWaiting: {
    subject: 'Новый клиент ждёт: {client}',
    heading: 'Здравствуйте, {name}',
    lines: [
      'В проекте {project} зарегистрирован новый клиент, у которого пока нет сотрудника: {client}. Он достанется тому, кто примет его первым.',
    ],
    button: 'Открыть клиента',
    after: ['Принять клиента можно и на доске лидов.'],
  },
};

import type { Translated } from '#domain/texts/language.ts';
import type { accountMails as englishAccountMails } from '../en/account-mails.ts';

export const accountMails: Translated<typeof englishAccountMails> = {
  newDevice: {
    subject: 'Новый вход в ваш аккаунт {project}',
    heading: 'Здравствуйте, {name}',
    lines: ['В ваш аккаунт вошли из браузера, который мы у вас ещё не видели.', '{device}, сеть {network}, {time}.'],
    button: 'Посмотреть, где выполнен вход',
    after: [
      'Если это вы, ничего делать не нужно.',
      'Если нет, завершите этот сеанс на странице аккаунта и смените пароль. Если войти уже не удаётся, задайте новый пароль здесь: {reset}',
    ],
  },
  passwordChanged: {
    subject: 'Пароль вашего аккаунта {project} изменён',
    heading: 'Здравствуйте, {name}',
    lines: ['Пароль вашего аккаунта изменён. Все остальные сеансы завершены.', '{device}, сеть {network}, {time}.'],
    button: 'Посмотреть, где выполнен вход',
    after: [
      'Если это вы, ничего делать не нужно.',
      'Если нет, задайте новый пароль здесь и сообщите администратору: {reset}',
    ],
  },
  emailChanged: {
    subject: 'Адрес почты вашего аккаунта {project} изменён',
    heading: 'Здравствуйте, {name}',
    lines: [
      'У вашего аккаунта теперь другой адрес почты. С ним вы входите, на него приходят ссылки для нового пароля; этот адрес больше не действует.',
      '{device}, сеть {network}, {time}.',
    ],
    after: ['Если это вы, ничего делать не нужно.', 'Если нет, сразу сообщите администратору.'],
  },
};

import type { ownSessions as english } from '../en/own-sessions.ts';

export const ownSessions = {
  'sessions.title': 'Где выполнен вход',
  'sessions.unknownDevice': 'Неизвестное устройство',
  'sessions.thisDevice': 'Это устройство',
  'sessions.loggedIn': 'Вход',
  'sessions.lastUsed': 'Последняя активность',
  'sessions.network': 'сеть {network}',
  'sessions.byPassword': 'по паролю',
  'sessions.byTablet': 'по ссылке для планшета',
  'sessions.byPasskey': 'с ключом доступа',
  'sessions.byCompany': 'через компанию',
  'sessions.end': 'Завершить сеанс',
  'sessions.endNamed': 'Завершить сеанс: {name}',
  'sessions.endTitle': 'Завершить сеанс: {name}?',
  'sessions.ended': 'Сеанс завершён',
  'sessions.endOthers': 'Выйти на других устройствах',
  'sessions.endOthersTitle': 'Выйти на всех других устройствах?',
  'sessions.endedOthers': 'Теперь вход выполнен только здесь',
  'sessions.clientText':
    'Завершите сеанс, который вам незнаком. На том устройстве выход произойдёт через несколько секунд.',
  'sessions.clientEndText': 'На том устройстве выход произойдёт через несколько секунд.',
  'sessions.loadFailed': 'Не удалось загрузить ваши сеансы',
  'sessions.noPassword': 'Не помните пароль? Выйдите и войдите по ссылке из письма.',
} as const satisfies Record<keyof typeof english, string>;

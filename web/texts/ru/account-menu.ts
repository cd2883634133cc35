import type { accountMenu as english } from '../en/account-menu.ts';

export const accountMenu = {
  'shell.ownPage': '{project} для вас',
  'shell.favourites': 'Избранное',
  'shell.dashboard': 'Панель управления',
  'shell.account': 'Ваш аккаунт',
  'shell.logOut': 'Выйти',
  'shell.endPresentation': 'Завершить презентацию',
  'shell.logOutTitle': 'Выйти из аккаунта?',
  'shell.logOutText': 'Презентация завершится, и экран вернётся к началу.',
  'data.download': 'Скачать мои данные',
  'data.erase': 'Удалить мои данные',
  'data.eraseTitle': 'Удалить ваши данные?',
  'data.eraseText': 'Ваше имя, контакты и избранное будут удалены, и вы выйдете из аккаунта. Отменить это нельзя.',
  'data.erased': 'Ваши данные удалены',
} as const satisfies Record<keyof typeof english, string>;

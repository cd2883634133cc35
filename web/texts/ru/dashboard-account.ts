import type { dashboardAccount as english } from '../en/dashboard-account.ts';

export const dashboardAccount = {
  'ownAccount.about': 'Ваши данные, пароль и устройства, где вы вошли.',
  'ownAccount.profile': 'Ваши данные',
  'ownAccount.profileText': 'Ваша роль: {role}. Изменить её могут только руководители выше вас.',
  'ownAccount.emailPassword': 'Чтобы изменить адрес почты, введите текущий пароль.',
  'ownAccount.password': 'Пароль',
  'ownAccount.passwordText': 'После смены пароля сеансы на других устройствах завершатся.',
  'ownAccount.currentPassword': 'Текущий пароль',
  'ownAccount.passwordSubmit': 'Изменить пароль',
  'ownAccount.passwordSaved': 'Ваш пароль изменён',
  'sessions.text':
    'Завершите сеанс, который вам незнаком, затем смените пароль. На том устройстве выход произойдёт через несколько секунд.',
  'sessions.endText': 'Идущая там презентация тоже завершится.',
} as const satisfies Record<keyof typeof english, string>;

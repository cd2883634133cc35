import type { Translated } from '#domain/texts/language.ts';
import type { fieldTexts as englishFieldTexts } from '../en/fields.ts';

export const fieldTexts: Translated<typeof englishFieldTexts> = {
  email_missing: 'Введите адрес электронной почты',
  client_email_missing: 'Введите адрес почты клиента',
  email_invalid: 'Неверный адрес электронной почты',
  password_missing: 'Введите пароль',
  own_password_missing: 'Введите свой пароль',
  password_short: 'Слишком короткий пароль. Минимальное число символов: {min}',
  password_common: 'Этот пароль слишком распространён. Выберите другой',
  password_breached: 'Этот пароль встречается в утечках данных. Выберите другой',
  password_personal: 'Пароль не должен совпадать с вашим именем, адресом почты или названием проекта',
  current_password_missing: 'Введите текущий пароль',
  current_password_wrong: 'Это не ваш текущий пароль',
  password_again_missing: 'Введите пароль ещё раз',
  passwords_differ: 'Пароли не совпадают',
  name_missing: 'Введите имя и фамилию',
  first_name_missing: 'Введите имя',
  last_name_missing: 'Введите фамилию',
  name_short: 'Имя слишком короткое',
  phone_missing: 'Введите номер телефона',
  code_missing: 'Введите код подтверждения',
  terms_missing: 'Примите условия',
  terms_changed: 'Условия только что изменились. Обновите страницу и прочтите их снова',
  not_there: 'Такого нет',
};

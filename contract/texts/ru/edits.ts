import type { Translated } from '#domain/texts/language.ts';
import type { settingTexts as englishSettingTexts, editTexts as englishEditTexts } from '../en/edits.ts';

export const settingTexts: Translated<typeof englishSettingTexts> = {
  setting_needs_film: 'В пакете не указан фильм',
  setting_needs_address: 'Здесь нужен адрес',
  setting_needs_key: 'Здесь нужен ключ',
  setting_not_web: 'Начните с https:// или с / для страницы этого сайта',
  setting_not_https:
    'Начните с https:// или с / для страницы этого сайта: страница с https не загружает ничего другого',
  setting_not_address: 'Начните с https:// или http://',
  setting_not_framed: 'Укажите страницу открытого сайта: https, имя, без порта',
  setting_frame_host: 'В frameHosts нет сервера этой страницы',
  setting_not_email: 'Неверный адрес электронной почты',
  setting_needs_way: 'Укажите телефон, электронную почту или номер WhatsApp',
  setting_other_sign: 'Это знак другой валюты, а не той, что указана в пакете',
  setting_needs_rate: 'Укажите обменный курс',
  setting_needs_day: 'Укажите дату обменного курса',
  setting_future_day: 'Дата обменного курса ещё не наступила',
  setting_same_currency: 'Цены уже указаны в этой валюте',
  setting_zoom_order: 'Не больше начального масштаба карты',
};

export const editTexts: Translated<typeof englishEditTexts> = {
  edit_unknown: 'С таким названием ничего нет',
  edit_fixed: 'Это относится к файлам пакета и меняется вместе с ним',
  edit_no_user: 'Активного сотрудника с таким адресом нет',
  edit_no_picture: 'В пакете нет изображения с таким именем',
  edit_incomplete: 'Укажите каждую галерею по одному разу',
};

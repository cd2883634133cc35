import type { MistakeText } from '../mistake-text.ts';
import type { settingTexts as english } from '../en/setting-texts.ts';

export const settingTexts: Record<keyof typeof english, MistakeText> = {
  json_unreadable: {
    what: 'Файл — не JSON: {reason}',
    todo: 'Исправьте эту строку',
  },
  json_duplicate: { what: '{path} задано дважды', todo: 'Оставьте одно из значений' },
  setting_invalid: {
    what: '{path}: {reason}',
    todo: 'Исправьте значение; все настройки перечислены в docs/authoring.md',
  },
  settings_unwrapped: {
    what: '{names}: вокруг них нет "settings"',
    todo: 'Напишите { "settings": { … }, "texts": { … } }; все настройки — в первой части',
  },
  texts_by_key: {
    what: 'Тексты упорядочены сначала по ключам, таким как {key}, а потом по языкам',
    todo: 'Упорядочьте их сначала по языкам: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: '{path} неизвестно', todo: 'Удалите или исправьте название{hint}' },
  setting_needs_film: {
    what: '{path} включено, но в settings.introVideo нет фильма',
    todo: 'Укажите фильм или выключите',
  },
  setting_needs_address: { what: '{path} отсутствует', todo: 'Добавьте адрес или выключите то, что его показывает' },
  setting_needs_key: { what: '{path} отсутствует', todo: 'Добавьте ключ для браузеров или выберите другую карту' },
  setting_not_web: {
    what: '{path} — «{value}»: это не веб-адрес',
    todo: 'Начните с https:// или http:// либо с одной / для страницы этого сайта',
  },
  setting_not_https: {
    what: '{path} — «{value}», но страница с https не загружает ничего, что начинается с http://',
    todo: 'Начните с https:// либо с одной / для страницы этого сайта',
  },
  setting_not_address: {
    what: '{path} — «{value}»: это не веб-адрес',
    todo: 'Начните с https:// или http://',
  },
  setting_not_framed: {
    what: '{path} — «{value}»: такое нельзя показать во встроенном окне',
    todo: 'Укажите страницу открытого сайта: https, имя, без порта',
  },
  setting_frame_host: {
    what: '{path} — «{value}»: этого сервера нет в settings.frameHosts',
    todo: 'Добавьте сервер в settings.frameHosts или исправьте ссылку',
  },
  setting_not_email: { what: '{path} — «{value}»: это не адрес электронной почты', todo: 'Исправьте адрес' },
  setting_needs_way: {
    what: 'В settings.contact не указано, как связаться',
    todo: 'Добавьте phone, email или whatsApp либо удалите весь раздел',
  },
  setting_zoom_order: {
    what: '{path} — {value}: это больше начального масштаба карты',
    todo: 'Задайте не больше settings.map.zoom',
  },
  setting_step_wide: {
    what: 'settings.priceFilter.step равен {value} — больше, чем разница между самой низкой и самой высокой ценой',
    todo: 'Укажите часть этого диапазона, например одну сотую',
  },
  setting_other_sign: {
    what: '{path}: {value} — знак не той валюты, что указана в settings.currency',
    todo: 'Впишите знак или код settings.currency',
  },
  setting_needs_rate: { what: 'В settings.secondCurrency нет курса', todo: 'Добавьте rate и asOf или уберите его' },
  setting_needs_day: {
    what: 'В settings.secondCurrency не указано, на какой день курс',
    todo: 'Добавьте день: "asOf": "2026-11-24"',
  },
  setting_future_day: {
    what: 'settings.secondCurrency.asOf: {value}, этот день ещё не наступил',
    todo: 'Укажите день, на который взят курс',
  },
  setting_same_currency: { what: '{path}: {value}, как settings.currency', todo: 'Укажите другую или уберите её' },
  map_centre_missing: {
    what: 'Нет settings.map, поэтому карта показала бы не тот город, где находятся места',
    todo: 'Добавьте map с центром: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'settings.map.centre, широта {lat} и долгота {lng}, далеко от всех мест; если их поменять местами, он окажется среди них',
    todo: 'Поменяйте там местами lat и lng, а если они верны — у всех мест',
  },
  text_too_long: { what: 'Символов в тексте {key}: {count}; предел — {max}', todo: 'Сократите его' },
  text_unknown: { what: 'Ни один экран не показывает текст {key}', todo: 'Исправьте ключ{hint}' },
};

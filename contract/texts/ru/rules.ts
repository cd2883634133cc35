import type { Translated } from '#domain/texts/language.ts';
import type { ruleTexts as englishRuleTexts } from '../en/rules.ts';

export const ruleTexts: Translated<typeof englishRuleTexts> = {
  printable: 'Без управляющих символов',
  day: 'Нужен день, например 2026-11-21',
  days_in_order: 'from и to — дни по порядку',
  viewing_day: 'Выберите день не позже чем через год',
  file: 'Нужен файл',
  range_order: 'Максимум должен быть больше минимума',
  telephone: 'Нужен номер телефона, например +44 20 7946 0018',
  international_telephone: 'Нужен номер телефона с + и кодом страны',
  public_host: 'Нужно имя открытого сервера, например tour.example.com',
  https_host: 'Нужно в виде https://tiles.example',
  point_pairs: 'Нужны пары точек, например «812,300 1104,300 1104,690», или пустое поле',
  languages_twice: 'Укажите каждый язык один раз',
  currency: 'Должен быть код валюты (ISO 4217), например EUR',
  time_zone: 'Должно быть название часового пояса, например Europe/Moscow',
  colour: 'Нужен цвет, например #1a2b3c',
  rotator_folder: 'Нужно имя папки внутри rotator/',
};

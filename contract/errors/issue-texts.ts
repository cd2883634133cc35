import type { Text } from './texts.ts';

/**
 * The texts of values that a schema rejects by itself, by what is wrong with them. The rules that a schema names are in
 * `rule-texts.ts`.
 */
export const issueTexts = {
  missing: { en: 'This is required', tr: 'Bu alan zorunlu' },
  not_valid: { en: 'This value is not valid', tr: 'Bu değer geçerli değil' },
  string: { en: 'Must be text', tr: 'Metin olmalı' },
  number: { en: 'Must be a number', tr: 'Sayı olmalı' },
  int: { en: 'Must be a whole number', tr: 'Tam sayı olmalı' },
  boolean: { en: 'Must be true or false', tr: 'Doğru (true) ya da yanlış (false) olmalı' },
  array: { en: 'Must be a list', tr: 'Liste olmalı' },
  object: { en: 'Must be an object with named fields', tr: 'Adlandırılmış alanları olan bir nesne olmalı' },
  empty: { en: 'Must not be empty', tr: 'Boş bırakılamaz' },
  characters_max: { en: 'Must have at most {limit} characters', tr: 'En fazla {limit} karakter olabilir' },
  characters_min: { en: 'Must have at least {limit} characters', tr: 'En az {limit} karakter olmalı' },
  entries_max: { en: 'Must have at most {limit} entries', tr: 'En fazla {limit} öğe içerebilir' },
  entries_min: { en: 'Must have at least {limit} entries', tr: 'En az {limit} öğe içermeli' },
  number_max: { en: 'Must be {limit} or less', tr: 'En fazla {limit} olabilir' },
  number_min: { en: 'Must be {limit} or more', tr: 'En az {limit} olmalı' },
  number_below: { en: 'Must be less than {limit}', tr: '{limit} değerinden küçük olmalı' },
  number_above: { en: 'Must be more than {limit}', tr: '{limit} değerinden büyük olmalı' },
  multiple: { en: 'Must be a multiple of {limit}', tr: '{limit} sayısının katı olmalı' },
  one_of: { en: 'Must be one of: {values}', tr: 'Şunlardan biri olmalı: {values}' },
  exactly: { en: 'Must be {values}', tr: '{values} olmalı' },
  unknown_fields: { en: 'There is no such field: {values}', tr: 'Böyle bir alan yok: {values}' },
  one_of_fields: { en: 'Needs at least one of the fields {values}', tr: 'Şu alanlardan en az biri gerekli: {values}' },
  format: { en: 'This is not in the expected form', tr: 'Beklenen biçimde değil' },
  idempotency_key: {
    en: 'Must be at most 200 characters: ASCII letters, digits and punctuation, without spaces',
    tr: 'En fazla 200 karakter olabilir: ASCII harfleri, rakamlar ve noktalama işaretleri, boşluksuz',
  },
  url: { en: 'Must be an address such as https://example.com', tr: 'https://example.com gibi bir adres olmalı' },
  datetime: {
    en: 'Must be a date and time such as 2026-11-21T09:30:00Z',
    tr: '2026-11-21T09:30:00Z gibi bir tarih ve saat olmalı',
  },
} as const satisfies Record<string, Text>;

export type IssueText = keyof typeof issueTexts;

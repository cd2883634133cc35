import type { Translated } from '#domain/texts/language.ts';
import type { roleWords as englishRoleWords } from '../en/roles.ts';

export const roleWords: Translated<typeof englishRoleWords> = {
  1: 'менеджер по продажам',
  2: 'руководитель продаж',
  3: 'генеральный директор',
  4: 'брокер',
  5: 'администратор',
};

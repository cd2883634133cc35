import type { Translated } from '#domain/texts/language.ts';
import type { roleWords as englishRoleWords } from '../en/roles.ts';

export const roleWords: Translated<typeof englishRoleWords> = {
  1: 'bir satış temsilcisi',
  2: 'bir satış müdürü',
  3: 'bir genel müdür',
  4: 'bir emlak danışmanı',
  5: 'bir sistem yöneticisi',
};

import type { Translated } from '#domain/texts/language.ts';
import type { roleWords as englishRoleWords } from '../en/roles.ts';

export const roleWords: Translated<typeof englishRoleWords> = {
  1: 'ein Verkaufsberater',
  2: 'ein Verkaufsleiter',
  3: 'ein Geschäftsführer',
  4: 'ein Makler',
  5: 'ein Administrator',
};

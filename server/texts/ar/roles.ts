import type { Translated } from '#domain/texts/language.ts';
import type { roleWords as englishRoleWords } from '../en/roles.ts';

export const roleWords: Translated<typeof englishRoleWords> = {
  1: 'مندوب مبيعات',
  2: 'مدير مبيعات',
  3: 'مدير عام',
  4: 'وسيط',
  5: 'مسؤول نظام',
};

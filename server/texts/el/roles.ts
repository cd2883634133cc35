import type { Translated } from '#domain/texts/language.ts';
import type { roleWords as englishRoleWords } from '../en/roles.ts';

export const roleWords: Translated<typeof englishRoleWords> = {
  1: 'έναν πωλητή',
  2: 'έναν διευθυντή πωλήσεων',
  3: 'έναν γενικό διευθυντή',
  4: 'έναν μεσίτη',
  5: 'έναν διαχειριστή',
};

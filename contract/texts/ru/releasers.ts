import type { Translated } from '#domain/texts/language.ts';
import type { releaserTexts as englishReleaserTexts } from '../en/releasers.ts';

export const releaserTexts: Translated<typeof englishReleaserTexts> = {
  presentation: {
    anyone: 'сотрудник отдела продаж',
    holder: 'сотрудник этого клиента, его руководитель или генеральный директор',
    managers: 'руководитель продаж или генеральный директор',
  },
  dashboard: {
    anyone: 'руководитель продаж или генеральный директор',
    holder: 'руководитель группы, за клиентом которой эта резиденция, или генеральный директор',
    managers: 'руководитель продаж или генеральный директор',
  },
};

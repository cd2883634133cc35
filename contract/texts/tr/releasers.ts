import type { Translated } from '#domain/texts/language.ts';
import type { releaserTexts as englishReleaserTexts } from '../en/releasers.ts';

export const releaserTexts: Translated<typeof englishReleaserTexts> = {
  presentation: {
    anyone: 'satış ekibi',
    holder: 'konutun ayrıldığı müşterinin satış sorumlusu, onun satış müdürü ya da bir genel müdür',
    managers: 'bir satış müdürü ya da genel müdür',
  },
  dashboard: {
    anyone: 'bir satış müdürü ya da genel müdür',
    holder: 'konutun ayrıldığı müşterinin ekibinin satış müdürü ya da bir genel müdür',
    managers: 'bir satış müdürü ya da genel müdür',
  },
};

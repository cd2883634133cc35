import type { Translated } from '#domain/texts/language.ts';
import type { releaserTexts as englishReleaserTexts } from '../en/releasers.ts';

export const releaserTexts: Translated<typeof englishReleaserTexts> = {
  presentation: {
    anyone: 'Vertriebsmitarbeiter',
    holder: 'den Vertriebsmitarbeiter des Kunden, der sie hält, dessen Verkaufsleiter oder einen Geschäftsführer',
    managers: 'einen Verkaufsleiter oder einen Geschäftsführer',
  },
  dashboard: {
    anyone: 'einen Verkaufsleiter oder einen Geschäftsführer',
    holder: 'den Verkaufsleiter des Teams, dessen Kunde sie hält, oder einen Geschäftsführer',
    managers: 'einen Verkaufsleiter oder einen Geschäftsführer',
  },
};

import type { Releaser } from '#domain/properties/may-release.ts';
import type { Text } from './texts.ts';

/**
 * Who may release a unit in a presentation, and who may change its status in the dashboard, as `{who}` of
 * `error_not_yours` and `error_dashboard_only`. By role only: whoever is refused does not have the others in reach.
 */
export const releaserTexts = {
  presentation: {
    anyone: { en: 'sales users', tr: 'satış ekibi' },
    holder: {
      en: 'the sales user of the client who holds it, their sales manager or a general manager',
      tr: 'onu elinde tutan müşterinin satış temsilcisi, onun satış müdürü ya da bir genel müdür',
    },
    managers: { en: 'a sales manager or a general manager', tr: 'bir satış müdürü ya da genel müdür' },
  },
  dashboard: {
    anyone: { en: 'a sales manager or a general manager', tr: 'bir satış müdürü ya da genel müdür' },
    holder: {
      en: 'the sales manager of the team whose client holds it, or a general manager',
      tr: 'onu elinde tutan müşterinin ekibinin satış müdürü ya da bir genel müdür',
    },
    managers: { en: 'a sales manager or a general manager', tr: 'bir satış müdürü ya da genel müdür' },
  },
} as const satisfies Record<string, Record<Releaser, Text>>;

import type { MistakeText } from '../mistake-text.ts';
import type { legalTexts as english } from '../en/legal-texts.ts';

export const legalTexts: Record<keyof typeof english, MistakeText> = {
  legal_title: {
    what: 'Die Seite beginnt nicht mit ihrem Titel',
    todo: 'Schreiben Sie über alles andere eine Zeile wie „# Impressum“',
  },
  legal_element: {
    what: '{element} kann auf einer Seite mit Rechtstexten nicht gezeigt werden',
    todo: 'Schreiben Sie mit Überschriften (## und ###), Absätzen, einfachen Listen, fett, kursiv und Links',
  },
  legal_link: {
    what: 'Der Link {value} ist nicht erlaubt',
    todo: 'Beginnen Sie ihn mit https://, mit mailto: und einer Adresse, tel: und einer Nummer oder mit / für eine Seite dieser Website',
  },
  legal_link_nowhere: {
    what: 'Der Link {value} führt zu einer Seite mit Rechtstexten, die das Paket nicht enthält',
    todo: 'Fügen Sie {path} hinzu oder korrigieren Sie den Link',
  },
};

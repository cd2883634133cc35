import type { Translated } from '#domain/texts/language.ts';
import type {
  noscriptTexts as englishNoscriptTexts,
  pageTexts as englishPageTexts,
  startFailureTexts as englishStartFailureTexts,
} from '../en/pages.ts';

export const pageTexts: Translated<typeof englishPageTexts> = {
  development: 'Residenzen bei {project}: Grundrisse, Bilder und was verfügbar ist.',
  unit: 'Residenz {code}',
  plan: 'Etagenplan',
  list: 'Liste der Residenzen',
  brochure: 'Broschüre',
  gallery: 'Galerie',
  location: 'Lage',
  panorama: 'Panorama',
  realShot: '360°-Aufnahmen',
  missing: 'Hier ist nichts',
  start: 'Zur Startseite',
};

export const noscriptTexts: Translated<typeof englishNoscriptTexts> = {
  what: '{project} ist ein Wohnprojekt. Diese Seiten zeigen seine Residenzen und brauchen JavaScript, das dieser Browser nicht ausführt.',
  contact: 'Unser Vertriebsteam erreichen Sie auch direkt:',
};

export const startFailureTexts: Translated<typeof englishStartFailureTexts> = {
  title: 'Die Präsentation konnte nicht starten',
  text: 'Bitte prüfen Sie die Verbindung.',
  retry: 'Erneut versuchen',
};

import { heldTexts } from '#contract/texts/de/held.ts';
import type { ownPage as english } from '../en/own-page.ts';

export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'Guten Tag, {name}. Was Sie gewählt haben und wer Sie berät, an einem Ort.',
  'ownPage.held': 'Ihre Residenzen',
  'ownPage.nothingHeld':
    'Noch ist nichts für Sie reserviert. Ihr Vertriebsteam kann eine Residenz für Sie reservieren.',
  'ownPage.since': 'seit {day}',
  'ownPage.notListed': 'Nicht mehr im Angebot. Ihr Vertriebsteam sagt Ihnen, was das für Sie bedeutet.',
  'ownPage.agreedPrice': 'Vereinbarter Preis',
  'ownPage.favourites': 'Ihre Favoriten',
  'ownPage.noFavourites': 'Merken Sie Residenzen mit dem Herz-Symbol, und Sie finden sie hier.',
  'ownPage.compare': 'Vergleichen',
  'ownPage.open': 'Residenz ansehen',
  'ownPage.sheet': 'Exposé (PDF)',
  'ownPage.planOf': 'Grundriss von {code}',
  'ownPage.viewings': 'Ihre Besichtigungen',
  'ownPage.noViewings': 'Es stehen keine Besichtigungen an.',
  'ownPage.viewingOpen': 'Wir melden uns, um eine Uhrzeit zu vereinbaren.',
  'ownPage.calendar': 'In den Kalender eintragen',
  'ownPage.loadFailed': 'Ihre Seite konnte nicht geladen werden.',
} as const satisfies Record<keyof typeof english, string>;

import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  'gallery.title': 'Galerien',
  'gallery.all': 'Alle Galerien',
  'gallery.pictures': 'Bilder: {name}',
  'gallery.caption': '{name} {number}',
  'gallery.count': '{count, plural, one {# Bild} other {# Bilder}}',
  'gallery.link': 'Hier öffnen',
  'gallery.empty': 'In dieser Galerie sind noch keine Bilder.',
  'gallery.unknown': 'Eine Galerie „{name}“ gibt es nicht. Das sind die Galerien:',
  'gallery.unreachable': 'Die Galerien konnten nicht geladen werden.',
  'round.count': '{index} von {count}',
  'round.pictures': 'Panoramen',
  'round.external': 'Panorama von {project}',
  'round.none': 'Noch kein Rundgang',
  'round.noneText': 'Bisher gibt es keine 360°-Aufnahmen. Die Galerien zeigen, was es heute gibt.',
  'round.toGalleries': 'Zu den Galerien',
  'round.unreachable': 'Die Panoramen konnten nicht geladen werden.',
  'brochure.title': 'Die Broschüre von {project}',
  'brochure.text':
    'Die Lage, das Projekt, seine Grundrisse und Wohnungstypen, was heute verfügbar ist und wer Sie berät. Ein Dokument zum Lesen in Ruhe, zum Drucken oder Weitergeben.',
  'brochure.open': 'Broschüre öffnen',
  'brochure.format': 'PDF, auf Deutsch',
  'intro.film': 'Film von {project}',
  'intro.skip': 'Film überspringen',
  'intro.sound': 'Ton',
} as const satisfies Record<keyof typeof english, string>;

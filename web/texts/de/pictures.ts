import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  'pictures.previous': 'Vorheriges Bild',
  'pictures.next': 'Nächstes Bild',
  'pictures.zoomIn': 'Vergrößern',
  'pictures.zoomOut': 'Verkleinern',
  'pictures.fullscreen': 'Vollbild',
  'pictures.leaveFullscreen': 'Vollbild verlassen',
  'pictures.newTab': 'öffnet in einem neuen Tab',
  'pictures.failed': 'Dieses Bild konnte nicht geladen werden.',
  'panorama.look': '{name}, Panorama: zum Umsehen ziehen oder die Pfeiltasten nutzen',
  'panorama.flat': '{name}, flach gelegtes Panorama: zum Umsehen scrollen',
  'panorama.goTo': 'Zu {name}',
  'panorama.failed': 'Dieses Panorama konnte nicht geladen werden.',
  'frame.open': 'In neuem Tab öffnen',
  'frame.offline': 'Diese Seite kommt von einer anderen Website und braucht eine Verbindung.',
  'frame.refused': 'Diese Seite kann hier nicht gezeigt werden.',
} as const satisfies Record<keyof typeof english, string>;

import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.text':
    'Speichern Sie alle Bilder, Ansichten und Grundrisse auf diesem Gerät, und der ganze Rundgang öffnet sich ohne Netz. Die Verfügbarkeit hat dann den Stand der letzten Verbindung.',
  'offline.measuring': 'Der Umfang des Rundgangs wird ermittelt …',
  'offline.unavailable': 'Dieser Browser kann den Rundgang nicht speichern.',
  'offline.size': 'Der Rundgang braucht {size}.',
  'offline.partlyKept': 'Ein Teil ist schon hier. Es fehlen {size}.',
  'offline.noSpace': 'Es fehlen {size}, und dieser Browser hat nur noch {free} frei.',
  'offline.keeping': '{done} von {total}. Sie können inzwischen weitermachen.',
  'offline.kept': 'Der ganze Rundgang ist auf diesem Gerät, {size}, Stand {time}.',
  'offline.failed': 'Nicht alles konnte gespeichert werden. Was geladen ist, bleibt.',
  'offline.keep': 'Rundgang auf diesem Gerät speichern',
  'offline.stop': 'Anhalten',
  'offline.remove': 'Von diesem Gerät entfernen',
} as const satisfies Record<keyof typeof english, string>;

import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': '{code} reservieren',
  'sales.buy': '{code} verkaufen',
  'sales.cancel': '{code} freigeben',
  'sales.back': 'Nicht jetzt',
  'sales.reserve_action_text':
    '{code} wird für {client} reserviert. Niemand sonst kann sie reservieren, bis die Reservierung storniert ist.',
  'sales.buy_action_text': '{code} wird als an {client} verkauft festgehalten.',
  'sales.cancel_action_text': '{code} wird wieder verfügbar; die jetzige Reservierung oder der Verkauf endet.',
  'sales.reserved_success': 'Erfolgreich reserviert',
  'sales.sold_success': 'Erfolgreich verkauft',
  'sales.canceled_success': 'Erfolgreich storniert',
  'sales.now': '{code} ist jetzt: {status}',
  'sales.notCurrent': 'Wir warten auf die Verbindung: Was Sie sehen, kann sich geändert haben.',
  'sales.heldFor': 'Reserviert für {client} am {day}',
  'sales.soldTo': 'Verkauft an {client} am {day}',
  'sales.cancelReservation': 'Reservierung stornieren',
  'sales.inDashboard': 'Diesen Status können Sie im Dashboard ändern.',
  'presentation.stillThere': 'Sind Sie noch da?',
  'presentation.endsSoon':
    'Seit einer Weile hat niemand diesen Bildschirm berührt. Die Präsentation endet von selbst, wenn die Zeit um ist.',
  'presentation.goOn': 'Weiter',
  'presentation.terminated': 'Die Präsentation ist beendet',
  'presentation.mailTitle': 'Angaben senden?',
  'presentation.mailText': '{name} erhält eine E-Mail mit dem Gezeigten: den Favoriten und dem, was reserviert wurde.',
  'presentation.mailed': 'Angaben zur Präsentation gesendet',
  'presentation.endTitle': 'Präsentation beenden?',
  'presentation.endText': '{name} wird abgemeldet, und nichts davon bleibt auf diesem Bildschirm.',
  'live.asOf': 'Stand {time}',
  'live.statusChanged':
    '{status, select, available {{code} ist wieder verfügbar} reserved {{code} wurde reserviert} sold {{code} wurde verkauft} other {{code} steht nicht mehr zum Verkauf}}. Vorher: {before}.',
  'live.priceChanged': 'Der Preis von {code} hat sich von {before} auf {price} geändert.',
  'live.manyChanged': '{count, plural, one {# Residenz} other {# Residenzen}} auf diesem Bildschirm geändert: {codes}.',
  'live.andMore': '{codes} und {count} weitere',
  'live.close': 'Hinweis schließen',
  'live.offline': 'Keine Verbindung. Verfügbarkeit und Preise: Stand {time}.',
} as const satisfies Record<keyof typeof english, string>;

import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': '{code} reservieren',
  'sales.buy': '{code} verkaufen',
  'sales.cancel': '{code} freigeben',
  'sales.back': 'Nicht jetzt',
  'sales.reserve_action_text':
    '{code} wird für {client} reserviert. Niemand sonst kann sie reservieren, bis die Reservierung storniert ist.',
  'sales.buy_action_text': '{code} wird als an {client} verkauft festgehalten.',
  'sales.cancel_action_text':
    '{status, select, reserved {{code} wird wieder verfügbar; die Reservierung endet.} sold {{code} wird wieder verfügbar; der Verkauf wird aufgehoben.} other {{code} wird wieder verfügbar und kann reserviert werden.}}',
  'sales.reserved_success': 'Erfolgreich reserviert',
  'sales.sold_success': 'Erfolgreich verkauft',
  'sales.canceled_success': 'Erfolgreich storniert',
  'sales.now': '{code} ist jetzt: {status}',
  'sales.requestReserve': 'Reservierung von {code} anfragen',
  'sales.requestBuy': 'Verkauf von {code} anfragen',
  'sales.requestCancel': 'Freigabe von {code} anfragen',
  'sales.requestQuestion':
    'Es besteht keine Verbindung. Ihre Anfrage bleibt auf diesem Gerät und wird gesendet, sobald wieder eine besteht. Bis dahin ändert sich für {code} nichts, und jemand anderes kann schneller sein.',
  'sales.requested': '{request}: seit {time} gespeichert, noch nicht gesendet.',
  'sales.withdrawRequest': 'Anfrage zurückziehen',
  'sales.requestTooLate': '{request}: nicht gesendet, weil die Präsentation vorbei war, bevor es eine Verbindung gab.',
  'sales.heldFor': 'Am {day} für {client} reserviert',
  'sales.soldTo': 'Am {day} an {client} verkauft',
  'sales.cancelReservation': 'Reservierung stornieren',
  'sales.inDashboard': 'Diesen Status können Sie im Dashboard ändern.',
  'presentation.stillThere': 'Sind Sie noch da?',
  'presentation.endsSoon':
    'Seit einer Weile hat niemand diesen Bildschirm berührt. Die Präsentation endet von selbst, wenn die Zeit um ist.',
  'presentation.goOn': 'Weiter',
  'presentation.terminated': 'Die Präsentation ist beendet',
  'presentation.mailTitle': 'Zusammenfassung senden?',
  'presentation.mailText': '{name} erhält per E-Mail, was gezeigt wurde: die Favoriten und die Reservierungen.',
  'presentation.mailed': 'Zusammenfassung der Präsentation gesendet',
  'presentation.endTitle': 'Präsentation beenden?',
  'presentation.endText': '{name} wird abgemeldet, und auf diesem Bildschirm bleibt nichts zurück.',
} as const satisfies Record<keyof typeof english, string>;

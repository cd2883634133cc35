import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'Kontakt',
  'contact.adviser': 'Ihr Berater',
  'contact.hours': 'Öffnungszeiten',
  'contact.call': 'Anrufen',
  'contact.write': 'E-Mail schreiben',
  'contact.whatsApp': 'WhatsApp',
  'contact.teamWhatsApp': 'WhatsApp des Vertriebsteams',
  'contact.registerText': 'Registrieren Sie sich, um alles zu sehen und eine Besichtigung zu vereinbaren.',
  'contact.register': 'Registrieren',
  'contact.viewing': 'Besichtigung anfragen',
  'contact.viewingFor': 'Für {name}; die Bestätigung kommt per E-Mail.',
  'contact.day': 'Tag',
  'contact.dayMissing': 'Bitte wählen Sie einen Tag',
  'contact.half': 'Tageszeit',
  'contact.half.morning': 'Vormittag',
  'contact.half.afternoon': 'Nachmittag',
  'contact.message': 'Nachricht (optional)',
  'contact.send': 'Anfrage senden',
  'contact.sent':
    'Wir haben Ihre Anfrage für {day} {half, select, morning {am Vormittag} other {am Nachmittag}} erhalten. Wir melden uns, um eine Uhrzeit zu vereinbaren. Eine Bestätigung geht an {email}.',
  'share.page': 'Seite teilen',
  'share.copied': 'Link kopiert',
  'share.failed': 'Dieser Browser erlaubt das Kopieren nicht. Bitte kopieren Sie die Adresse aus der Adresszeile.',
} as const satisfies Record<keyof typeof english, string>;

import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.title': 'Επικοινωνία',
  'contact.adviser': 'Ο σύμβουλός σας',
  'contact.hours': 'Ώρες λειτουργίας',
  'contact.call': 'Κλήση',
  'contact.write': 'Αποστολή email',
  'contact.whatsApp': 'WhatsApp',
  'contact.teamWhatsApp': 'WhatsApp της ομάδας πωλήσεων',
  'contact.registerText': 'Εγγραφείτε για να τα δείτε όλα και να κλείσετε μια επίσκεψη.',
  'contact.register': 'Εγγραφή',
  'contact.viewing': 'Αίτημα επίσκεψης',
  'contact.viewingFor': 'Για: {name}. Η επιβεβαίωση αποστέλλεται με email.',
  'contact.day': 'Ημέρα',
  'contact.dayMissing': 'Επιλέξτε ημέρα',
  'contact.half': 'Ώρα της ημέρας',
  'contact.half.morning': 'Πρωί',
  'contact.half.afternoon': 'Απόγευμα',
  'contact.message': 'Μήνυμα (προαιρετικά)',
  'contact.send': 'Αποστολή αιτήματος',
  'contact.sent':
    'Λάβαμε το αίτημά σας για {day}, {half, select, morning {το πρωί} other {το απόγευμα}}. Θα επικοινωνήσουμε μαζί σας για την ακριβή ώρα. Στέλνουμε επιβεβαίωση στο {email}.',
  'share.page': 'Κοινοποίηση σελίδας',
  'share.copied': 'Ο σύνδεσμος αντιγράφηκε',
  'share.failed': 'Αυτός ο browser δεν επιτρέπει την αντιγραφή. Αντιγράψτε τη διεύθυνση από τη γραμμή διευθύνσεων.',
} as const satisfies Record<keyof typeof english, string>;

import type { accountMenu as english } from '../en/account-menu.ts';

export const accountMenu = {
  'shell.ownPage': '{project}: η σελίδα σας',
  'shell.favourites': 'Αγαπημένα',
  'shell.dashboard': 'Πίνακας ελέγχου',
  'shell.account': 'Ο λογαριασμός σας',
  'shell.logOut': 'Αποσύνδεση',
  'shell.endPresentation': 'Λήξη παρουσίασης',
  'shell.logOutTitle': 'Αποσύνδεση;',
  'shell.logOutText': 'Η παρουσίαση λήγει και η οθόνη επιστρέφει στην αρχή.',
  'data.download': 'Λήψη των δεδομένων μου',
  'data.erase': 'Διαγραφή των δεδομένων μου',
  'data.eraseTitle': 'Διαγραφή των δεδομένων σας;',
  'data.eraseText':
    'Το όνομα, οι διευθύνσεις και τα αγαπημένα σας διαγράφονται και αποσυνδέεστε. Η ενέργεια δεν αναιρείται.',
  'data.erased': 'Τα δεδομένα σας διαγράφηκαν',
} as const satisfies Record<keyof typeof english, string>;

import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  'pictures.previous': 'Προηγούμενη εικόνα',
  'pictures.next': 'Επόμενη εικόνα',
  'pictures.zoomIn': 'Μεγέθυνση',
  'pictures.zoomOut': 'Σμίκρυνση',
  'pictures.fullscreen': 'Πλήρης οθόνη',
  'pictures.leaveFullscreen': 'Έξοδος από πλήρη οθόνη',
  'pictures.newTab': 'ανοίγει σε νέα καρτέλα',
  'pictures.failed': 'Δεν ήταν δυνατή η φόρτωση της εικόνας.',
  'panorama.look': '{name}, πανόραμα: σύρετε ή χρησιμοποιήστε τα βέλη για να δείτε γύρω',
  'panorama.flat': '{name}, πανόραμα σε ανάπτυγμα: κυλήστε για να δείτε γύρω',
  'panorama.goTo': 'Μετάβαση: {name}',
  'panorama.failed': 'Δεν ήταν δυνατή η φόρτωση του πανοράματος.',
  'frame.open': 'Άνοιγμα σε νέα καρτέλα',
  'frame.offline': 'Η σελίδα αυτή προέρχεται από άλλον ιστότοπο και χρειάζεται σύνδεση.',
  'frame.refused': 'Η σελίδα αυτή δεν μπορεί να εμφανιστεί εδώ.',
} as const satisfies Record<keyof typeof english, string>;

import type { Translated } from '#domain/texts/language.ts';
import type {
  noscriptTexts as englishNoscriptTexts,
  pageTexts as englishPageTexts,
  startFailureTexts as englishStartFailureTexts,
} from '../en/pages.ts';

export const pageTexts: Translated<typeof englishPageTexts> = {
  development: 'Κατοικίες στο έργο {project}: κατόψεις, εικόνες και διαθεσιμότητα.',
  unit: 'Κατοικία {code}',
  plan: 'Κάτοψη',
  list: 'Λίστα κατοικιών',
  brochure: 'Μπροσούρα',
  gallery: 'Γκαλερί',
  location: 'Τοποθεσία',
  panorama: 'Πανόραμα',
  realShot: 'Φωτογραφίες 360°',
  missing: 'Εδώ δεν υπάρχει τίποτα',
  start: 'Επιστροφή στην αρχική',
};

export const noscriptTexts: Translated<typeof englishNoscriptTexts> = {
  what: 'Οι σελίδες αυτές δείχνουν τις κατοικίες του έργου {project} και χρειάζονται JavaScript, που αυτός ο browser δεν εκτελεί.',
  contact: 'Μπορείτε επίσης να επικοινωνήσετε απευθείας με την ομάδα πωλήσεών μας:',
};

export const startFailureTexts: Translated<typeof englishStartFailureTexts> = {
  title: 'Δεν ήταν δυνατή η έναρξη της παρουσίασης',
  text: 'Ελέγξτε τη σύνδεση.',
  retry: 'Δοκιμή ξανά',
};

import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  'gallery.title': 'Γκαλερί',
  'gallery.all': 'Όλες οι γκαλερί',
  'gallery.pictures': 'Εικόνες: {name}',
  'gallery.caption': '{name} {number}',
  'gallery.count': '{count, plural, one {# εικόνα} other {# εικόνες}}',
  'gallery.link': 'Ανοίγει εδώ',
  'gallery.empty': 'Δεν υπάρχουν ακόμη εικόνες σε αυτή την γκαλερί.',
  'gallery.unknown': 'Δεν υπάρχει γκαλερί «{name}». Οι γκαλερί είναι:',
  'gallery.unreachable': 'Δεν ήταν δυνατή η φόρτωση των γκαλερί.',
  'round.count': '{index} από {count}',
  'round.pictures': 'Πανοράματα',
  'round.external': 'Πανόραμα του έργου {project}',
  'round.none': 'Δεν υπάρχει ακόμη περιήγηση',
  'round.noneText': 'Δεν υπάρχουν ακόμη φωτογραφίες 360°. Οι γκαλερί δείχνουν ό,τι υπάρχει σήμερα.',
  'round.toGalleries': 'Στις γκαλερί',
  'round.unreachable': 'Δεν ήταν δυνατή η φόρτωση των πανοραμάτων.',
  'brochure.title': 'Η μπροσούρα του έργου {project}',
  'brochure.text':
    'Η τοποθεσία, το έργο, οι κατόψεις και οι τύποι κατοικιών, τι διατίθεται σήμερα και με ποιον να μιλήσετε. Ένα έγγραφο για να το διαβάσετε με ησυχία, να το τυπώσετε ή να το προωθήσετε.',
  'brochure.open': 'Άνοιγμα μπροσούρας',
  'brochure.format': 'PDF, στα ελληνικά',
  'intro.film': 'Ταινία του έργου {project}',
  'intro.skip': 'Παράλειψη ταινίας',
  'intro.sound': 'Ήχος',
} as const satisfies Record<keyof typeof english, string>;

import type { MistakeText } from '../mistake-text.ts';
import type { packageTexts as english } from '../en/package-texts.ts';

export const packageTexts: Record<keyof typeof english, MistakeText> = {
  // The archive
  archive_unreadable: { what: 'Το αρχείο ZIP δεν διαβάζεται: {reason}', todo: 'Συμπιέστε ξανά τον φάκελο ως απλό ZIP' },
  archive_outside: {
    what: 'Το {path} είναι έξω από το ZIP',
    todo: 'Συμπιέστε ξανά τον φάκελο· όλες οι διαδρομές πρέπει να μένουν μέσα σε αυτόν',
  },
  archive_link: { what: 'Το {path} είναι σύνδεσμος ή συσκευή, όχι αρχείο', todo: 'Βάλτε στο ZIP το ίδιο το αρχείο' },
  archive_encrypted: { what: 'Το {path} είναι κρυπτογραφημένο', todo: 'Συμπιέστε τον φάκελο χωρίς κωδικό πρόσβασης' },
  archive_too_many: {
    what: 'Το ZIP έχει {count} αρχεία· το μέγιστο είναι {max}',
    todo: 'Αφαιρέστε αρχεία στα οποία δεν παραπέμπει το πακέτο',
  },
  archive_too_large: {
    what: 'Το ZIP γίνεται {size} MB μετά την αποσυμπίεση· το μέγιστο είναι {max} MB',
    todo: 'Αφαιρέστε αρχεία στα οποία δεν παραπέμπει το πακέτο ή μικρύνετε τις εικόνες του',
  },
  archive_trap: {
    what: 'Το {path} γίνεται με την αποσυμπίεση πολύ μεγαλύτερο απ’ όσο δικαιολογεί το συμπιεσμένο του μέγεθος',
    todo: 'Συμπιέστε ξανά τον φάκελο με ένα συνηθισμένο πρόγραμμα',
  },
  package_too_long: {
    what: 'Η ανάγνωση του πακέτου άργησε πολύ',
    todo: 'Βρείτε το σχέδιο ή την εικόνα που είναι πολύ μεγαλύτερη από τις άλλες και απλοποιήστε την',
  },
  package_too_large: {
    what: 'Η ανάγνωση του πακέτου χρειάστηκε πολλή μνήμη',
    todo: 'Βρείτε το αρχείο που είναι πολύ μεγαλύτερο από τα άλλα και μικρύνετέ το',
  },
  package_reader_crashed: {
    what: 'Το πακέτο δεν διαβάστηκε: η ανάγνωση διακόπηκε',
    todo: 'Δοκιμάστε ξανά· αν ξανασυμβεί, εξαγάγετε ξανά όλα τα σχέδια και τις εικόνες',
  },
  project_other: {
    what: 'Το πακέτο είναι για το έργο {value}· αυτό είναι το έργο {expected}',
    todo: 'Ορίστε το settings.projectId σε {expected}, φορτώστε το σε ξεχωριστή εγκατάσταση ή αντικαταστήστε σκόπιμα το φορτωμένο έργο: npm run import -- --replace-project FOLDER',
  },
  // What is loaded
  building_formerly_unknown: {
    what: 'Κανένα κτίριο του φορτωμένου πακέτου δεν έχει τον κωδικό «{value}» που είχε παλιά το {code}',
    todo: 'Διορθώστε το formerly ή αφήστε το κενό αν το κτίριο είναι νέο',
  },
  formerly_unknown: {
    what: 'Καμία κατοικία του φορτωμένου πακέτου δεν έχει τον κωδικό «{value}» που είχε παλιά η {code}',
    todo: 'Διορθώστε το formerly ή αφήστε το κενό αν η κατοικία είναι νέα',
  },
  unit_ambiguous: {
    what: 'Ο κωδικός {code} και ο αριθμός {number} ανήκουν σε διαφορετικές κατοικίες του φορτωμένου πακέτου ή δύο γραμμές αναφέρουν την ίδια',
    todo: 'Γράψτε στη στήλη formerly τον κωδικό που έχει εκεί η κατοικία',
  },
  unit_held_withdrawn: {
    what: 'Η κατοικία {code} είναι κατειλημμένη {holder} ({status}), αλλά δεν υπάρχει πια στο πακέτο',
    todo: 'Βάλτε την πίσω. Αν άλλαξε ο κωδικός της, γράψτε {code} στη στήλη formerly της γραμμής της. Αν δεν διατίθεται πια, προσθέστε στο held-units.csv τη γραμμή «{code},withdrawn,λόγος»',
  },
  unit_held_available: {
    what: 'Η κατοικία {code} είναι κατειλημμένη {holder} ({status}), αλλά το πακέτο την κάνει διαθέσιμη',
    todo: 'Αφήστε την κατάστασή της ως έχει. Αν πωλείται ξανά, προσθέστε στο held-units.csv τη γραμμή «{code},available,λόγος»',
  },
  // The folder and its files
  folder_missing: { what: 'Δεν υπάρχει φάκελος {path}', todo: 'Δώστε τη διαδρομή ενός πακέτου έργου' },
  file_missing: { what: 'Λείπει το {path}', todo: 'Προσθέστε το αρχείο{hint}' },
  file_outside: {
    what: 'Το {path} οδηγεί έξω από το πακέτο',
    todo: 'Βάλτε το αρχείο στο πακέτο και αναφέρετέ το με τη διαδρομή του εκεί',
  },
  file_too_large: { what: 'Το {path} έχει {size} MB· το μέγιστο είναι {max} MB', todo: 'Μικρύνετε το αρχείο' },
  file_twice: { what: 'Τα {path} και {other} είναι δύο εκδοχές του ίδιου αρχείου', todo: 'Κρατήστε ένα από τα δύο' },
  encoding_utf16: { what: 'Το αρχείο είναι σε UTF-16, όχι σε UTF-8', todo: 'Αποθηκεύστε το ως «CSV UTF-8»' },
  encoding_not_utf8: {
    what: 'Το αρχείο δεν είναι σε UTF-8· μοιάζει με {guess}',
    todo: 'Αποθηκεύστε το ως «CSV UTF-8» (ή «UTF-8» στον επεξεργαστή κειμένου)',
  },
  control_character: { what: 'Η στήλη {column} περιέχει έναν αόρατο χαρακτήρα ελέγχου', todo: 'Γράψτε ξανά την τιμή' },
};

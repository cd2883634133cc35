import type { Translated } from '#domain/texts/language.ts';
import type { priceListFileTexts as englishPriceListFileTexts } from '../en/price-list-files.ts';

export const priceListFileTexts: Translated<typeof englishPriceListFileTexts> = {
  encoding: {
    what: 'Το αρχείο δεν είναι σε UTF-8',
    todo: 'Αποθηκεύστε το ως «CSV UTF-8» ή ως .xlsx',
  },
  csv_quotation: {
    what: 'Ένα εισαγωγικό ανοίγει και δεν κλείνει όπως χρειάζεται ένας πίνακας',
    todo: 'Ελέγξτε τα εισαγωγικά σε αυτή τη γραμμή ή αποθηκεύστε τον τιμοκατάλογο ως .xlsx',
  },
  workbook_unreadable: {
    what: 'Το βιβλίο εργασίας δεν διαβάζεται',
    todo: 'Αποθηκεύστε το ξανά ως .xlsx, με τον τιμοκατάλογο στο πρώτο φύλλο και χωρίς κωδικό πρόσβασης',
  },
  not_a_table: {
    what: 'Δεν είναι αρχείο CSV ούτε .xlsx',
    todo: 'Αποθηκεύστε τον τιμοκατάλογο ως .xlsx ή «CSV UTF-8»',
  },
  list_too_wide: {
    what: 'Η γραμμή έχει κελί πέρα από τη στήλη {max}',
    todo: 'Διαγράψτε ό,τι βρίσκεται πολύ δεξιά από τον τιμοκατάλογο',
  },
  cell_too_long: {
    what: 'Ένα κελί έχει περισσότερους από {max} χαρακτήρες',
    todo: 'Συντομεύστε το ή αφαιρέστε τη στήλη του',
  },
  list_unfolds_too_far: {
    what: 'Ο τιμοκατάλογος περιέχει πολύ περισσότερα απ’ όσα χρειάζεται',
    todo: 'Αντιγράψτε μόνο κωδικό και τιμή σε νέο βιβλίο εργασίας',
  },
  list_reader_too_long: {
    what: 'Η ανάγνωση του αρχείου διήρκεσε πολύ',
    todo: 'Αντιγράψτε μόνο κωδικό και τιμή σε νέο αρχείο',
  },
  list_reader_too_large: {
    what: 'Η ανάγνωση του αρχείου χρειάστηκε πολλή μνήμη',
    todo: 'Αντιγράψτε μόνο κωδικό και τιμή σε νέο αρχείο',
  },
  list_reader_crashed: {
    what: 'Το αρχείο δεν διαβάστηκε: η ανάγνωση διακόπηκε',
    todo: 'Δοκιμάστε άλλη μία φορά· αν ξανασυμβεί, αντιγράψτε κωδικό και τιμή σε νέο αρχείο',
  },
};

import type { Translated } from '#domain/texts/language.ts';
import type { priceListPriceTexts as englishPriceListPriceTexts } from '../en/price-list-prices.ts';

export const priceListPriceTexts: Translated<typeof englishPriceListPriceTexts> = {
  price_missing: {
    what: 'Η {code} δεν έχει τιμή',
    todo: 'Συμπληρώστε τιμή ή αφαιρέστε τη γραμμή',
  },
  price_formula: {
    what: '{code}: το «{typed}» είναι τύπος υπολογισμού',
    todo: 'Αντιγράψτε τη στήλη και επικολλήστε την ως τιμές',
  },
  price_error: {
    what: '{code}: το κελί δείχνει το σφάλμα «{typed}»',
    todo: 'Διορθώστε τον τύπο στο βιβλίο εργασίας και εξαγάγετε ξανά τον τιμοκατάλογο',
  },
  price_percent: {
    what: '{code}: το «{typed}» είναι ποσοστό',
    todo: 'Γράψτε τη νέα τιμή· τα ποσοστά είναι για την «Αλλαγή τιμών»',
  },
  price_date: {
    what: '{code}: το «{typed}» είναι ημερομηνία',
    todo: 'Μορφοποιήστε τη στήλη ως αριθμό και γράψτε ξανά την τιμή',
  },
  price_currency: {
    what: '{code}: το «{typed}» αναφέρει άλλο νόμισμα',
    todo: 'Γράψτε την τιμή στο νόμισμα του έργου, καλύτερα χωρίς σύμβολο',
  },
  price_exponent: {
    what: '{code}: από το «{typed}» λείπουν ψηφία',
    todo: 'Μεγαλώστε το πλάτος της στήλης, μορφοποιήστε την ως αριθμό και εξαγάγετε ξανά τον τιμοκατάλογο',
  },
  price_letter: {
    what: '{code}: το «{typed}» έχει γράμμα στη θέση ψηφίου',
    todo: 'Γράψτε 0 αντί για O και 1 αντί για l',
  },
  price_format: {
    what: '{code}: το «{typed}» δεν είναι ποσό',
    todo: 'Γράψτε το ποσό με ψηφία: 284500 ή 284500,50',
  },
  price_range: {
    what: '{code}: το «{typed}» περιέχει δύο ποσά',
    todo: 'Γράψτε τη μία τιμή που ισχύει',
  },
  price_ambiguous: {
    what: '{code}: το «{typed}» διαβάζεται με δύο τρόπους',
    todo: 'Γράψτε το ποσό με ψηφία: 284500 ή 284500,50',
  },
  price_grouping: {
    what: '{code}: τα ψηφία του «{typed}» δεν είναι ανά τρία',
    todo: 'Γράψτε το ποσό με ψηφία: 284500 ή 284500,50',
  },
  price_decimals: {
    what: '{code}: το «{typed}» έχει περισσότερα δεκαδικά από το νόμισμα',
    todo: 'Στρογγυλέψτε το στα δεκαδικά του νομίσματος',
  },
  price_negative: {
    what: '{code}: το «{typed}» είναι κάτω από το μηδέν',
    todo: 'Γράψτε τη νέα τιμή, όχι τη διαφορά',
  },
  price_zero: {
    what: 'Η τιμή της {code} θα ήταν μηδέν',
    todo: 'Γράψτε την τιμή ή αφήστε το κελί κενό για να μείνει',
  },
  price_too_large: {
    what: '{code}: το «{typed}» ξεπερνά όσο μπορεί να είναι μια τιμή',
    todo: 'Γράψτε το ποσό με ψηφία: 284500 ή 284500,50',
  },
  price_in_cents: {
    what: 'Η {code} θα πήγαινε από {old} σε {new}: μοιάζει με υποδιαιρέσεις',
    todo: 'Γράψτε ακέραιες μονάδες νομίσματος, όχι λεπτά ή φιλς',
  },
  price_in_thousands: {
    what: 'Η {code} θα πήγαινε από {old} σε {new}: μοιάζει με χιλιάδες',
    todo: 'Γράψτε ολόκληρο το ποσό',
  },
  price_far: {
    what: 'Η {code} θα πήγαινε από {old} σε {new}',
    todo: 'Διορθώστε την τιμή· αν είναι σκόπιμη, αλλάξτε την στον πίνακα των κατοικιών',
  },
  price_of_sold: {
    what: 'Η {code} είναι πωλημένη',
    todo: 'Αφήστε την τιμή όπως είναι: {old}',
  },
  price_of_reserved: {
    what: 'Η {code} είναι κρατημένη με {old}',
    todo: 'Αφήστε την τιμή όπως είναι: {old}',
  },
  status_unknown: {
    what: '{code}: δεν υπάρχει κατάσταση «{typed}»',
    todo: 'Γράψτε available ή blocked ή αφήστε το κελί κενό',
  },
  status_of_held: {
    what: 'Η {code} ανήκει σε πελάτη· ένας τιμοκατάλογος δεν την αφαιρεί',
    todo: 'Αφήστε το κελί κενό· αποδεσμεύστε την κατοικία στον πίνακα, με λόγο',
  },
  status_needs_client: {
    what: 'Η {code} δεν μπορεί να γίνει «{typed}» με τιμοκατάλογο',
    todo: 'Κρατήστε ή πουλήστε την σε πελάτη σε μια παρουσίαση',
  },
  status_not_by_list: {
    what: 'Η {code} δεν μπορεί να γίνει «{typed}» με τιμοκατάλογο',
    todo: 'Ορίστε την στον πίνακα των κατοικιών, με λόγο',
  },
};

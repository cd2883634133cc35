import type { Translated } from '#domain/texts/language.ts';
import type {
  priceListRowTexts as englishPriceListRowTexts,
  priceListWords as englishPriceListWords,
} from '../en/price-list-rows.ts';

export const priceListRowTexts: Translated<typeof englishPriceListRowTexts> = {
  list_empty: {
    what: 'Ο τιμοκατάλογος δεν έχει γραμμές',
    todo: 'Αρχίστε με μια γραμμή ονομάτων στηλών (code, price) και κάτω από αυτήν μία κατοικία ανά γραμμή',
  },
  list_too_long: {
    what: 'Ο τιμοκατάλογος έχει περισσότερες από {max} γραμμές',
    todo: 'Χωρίστε τον σε περισσότερους',
  },
  column_code_missing: {
    what: 'Δεν υπάρχει στήλη «code»',
    todo: 'Ονομάστε «code» τη στήλη των κωδικών, στην πρώτη γραμμή',
  },
  column_price_missing: {
    what: 'Δεν υπάρχει στήλη «price» ούτε «status»',
    todo: 'Ονομάστε «price» τη στήλη των τιμών, στην πρώτη γραμμή',
  },
  column_without_name: {
    what: 'Η στήλη {place} δεν έχει όνομα',
    todo: 'Ονομάστε ή αφαιρέστε την',
  },
  column_twice: {
    what: 'Η στήλη «{column}» υπάρχει δύο φορές',
    todo: 'Κρατήστε αυτή που ισχύει',
  },
  column_unknown: {
    what: 'Η στήλη «{column}» δεν είναι γνωστή',
    todo: 'Αφαιρέστε την ή διορθώστε το όνομά της· μετρούν οι code, price και status',
  },
  row_short: {
    what: 'Κελιά της γραμμής: {count}, της πρώτης γραμμής: {expected}',
    todo: 'Προσθέστε τα κελιά που λείπουν, κενά όπου δεν είναι γνωστό κάτι',
  },
  row_long: {
    what: 'Κελιά της γραμμής: {count}, της πρώτης γραμμής: {expected}',
    todo: 'Αφαιρέστε τα κελιά που περισσεύουν ή βάλτε σε εισαγωγικά ένα ποσό με κόμμα',
  },
  row_says_nothing: {
    what: 'Η {code} δεν έχει τιμή ούτε κατάσταση',
    todo: 'Συμπληρώστε ένα από τα δύο ή αφαιρέστε τη γραμμή',
  },
  control_character: {
    what: 'Η στήλη {column} περιέχει έναν αόρατο χαρακτήρα',
    todo: 'Γράψτε ξανά το κελί',
  },
  code_missing: {
    what: 'Η γραμμή δεν αναφέρει κατοικία',
    todo: 'Συμπληρώστε τον κωδικό της ή αφαιρέστε τη γραμμή',
  },
  code_unknown: {
    what: 'Δεν υπάρχει κατοικία «{code}»',
    todo: 'Διορθώστε τον κωδικό ή αφαιρέστε τη γραμμή{near}',
  },
  code_twice: {
    what: 'Η {code} υπάρχει ήδη στη γραμμή {other}',
    todo: 'Κρατήστε μία από τις δύο γραμμές',
  },
  code_of_several: {
    what: '{count} κατοικίες έχουν τον κωδικό «{code}»',
    todo: 'Αλλάξτε τις στον πίνακα των κατοικιών',
  },
};

export const priceListWords: Translated<typeof englishPriceListWords> = {
  didYouMean: ' (μήπως εννοείτε {near};)',
};

import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorTexts as englishSecondFactorTexts } from '../en/second-factors.ts';

export const secondFactorTexts: Translated<typeof englishSecondFactorTexts> = {
  second_factor_needed: 'Επιβεβαιώστε τη σύνδεση με το δεύτερο βήμα σας',
  enrolment_needed: 'Ο λογαριασμός σας χρειάζεται δεύτερο βήμα σύνδεσης. Ρυθμίστε το',
  login_step_over: 'Η σύνδεση αυτή διήρκεσε πολύ ή είχε πάρα πολλές προσπάθειες. Γράψτε ξανά τον κωδικό σας',
  code_wrong: 'Ο κωδικός είναι λάθος ή έχει χρησιμοποιηθεί. Περιμένετε τον επόμενο',
  recovery_code_wrong: 'Ο κωδικός ανάκτησης είναι λάθος ή έχει χρησιμοποιηθεί',
  passkey_failed: 'Το κλειδί πρόσβασης δεν επαληθεύτηκε. Δοκιμάστε ξανά ή συνδεθείτε με άλλον τρόπο',
  passkeys_elsewhere: 'Τα κλειδιά πρόσβασης δεν λειτουργούν σε αυτή τη διεύθυνση',
  passkeys_full: 'Έχετε ήδη όσα κλειδιά πρόσβασης επιτρέπονται. Καταργήστε πρώτα ένα',
  confirm_first: 'Επιβεβαιώστε πρώτα ότι είστε εσείς',
  second_factor_required:
    'Δεν έχετε άλλο δεύτερο βήμα και ο λογαριασμός σας χρειάζεται ένα. Προσθέστε πρώτα κάποιο άλλο',
};

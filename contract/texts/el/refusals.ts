import type { Translated } from '#domain/texts/language.ts';
import type { refusalTexts as englishRefusalTexts } from '../en/refusals.ts';

export const refusalTexts: Translated<typeof englishRefusalTexts> = {
  error_user_email: 'Δεν έχετε πρόσβαση σε αυτό το έργο ή το email ή ο κωδικός σας είναι λάθος',
  error_email_taken: 'Το email χρησιμοποιείται ήδη',
  error_no_such_user: 'Δεν υπάρχει χρήστης με αυτό το email',
  error_no_such_client: 'Δεν υπάρχει πελάτης με αυτό το email',
  error_client_known: 'Ο πελάτης αυτός είναι ήδη εγγεγραμμένος',
  error_client_of_another: 'Ο πελάτης αυτός είναι ήδη εγγεγραμμένος. Συνεργάτης πωλήσεών του: {name}',
  error_client_unassigned: 'Ο πελάτης αυτός δεν έχει ακόμη συνεργάτη πωλήσεων. Αναλάβετέ τον πρώτα',
  error_client_switched_off: 'Ο πελάτης αυτός είναι απενεργοποιημένος. Ενεργοποιήστε τον πριν τον προσκαλέσετε',
  error_client_taken: 'Τον πελάτη αυτόν τον έχει ήδη αναλάβει: {name}',
  error_firstly_login_as_user: 'Συνδεθείτε πρώτα ως πωλητής ή διευθυντής πωλήσεων',
  error_unit_taken: 'Η κατοικία αυτή μόλις δεσμεύτηκε',
  error_transition: 'Η κατάσταση αυτής της κατοικίας δεν μπορεί να αλλάξει έτσι',
  error_not_yours: 'Η κατοικία αυτή μπορεί να αποδεσμευτεί μόνο από {releaser}',
  error_dashboard_only: 'Η κατάσταση αυτής της κατοικίας αλλάζει μόνο στον πίνακα ελέγχου, από {releaser}',
  'client_login.email_or_password_wrong': 'Η διεύθυνση email ή ο κωδικός πρόσβασης είναι λάθος',
  'client_login.self_login_not_allowed':
    'Δεν μπορείτε να συνδεθείτε μόνοι σας. Επικοινωνήστε με την ομάδα πωλήσεων για να σας δοθεί άδεια',
  verification_code_invalid: 'Ο κωδικός επαλήθευσης δεν είναι έγκυρος',
  wait_2_min_for_resend: 'Περιμένετε 2 λεπτά πριν ζητήσετε νέο κωδικό',
  wait_30_sec_for_resend: 'Περιμένετε 30 δευτερόλεπτα πριν ζητήσετε νέο σύνδεσμο',
  codes_used_up: 'Δεν μπορούν να σταλούν άλλοι κωδικοί σήμερα. Επικοινωνήστε με την ομάδα πωλήσεων',
  error_terms_needed: 'Αποδεχθείτε πρώτα τους όρους',
  invalidCode: 'Ο κωδικός επαλήθευσης δεν είναι έγκυρος. Δοκιμάστε να συνδεθείτε',
  invalidToken: 'Ο σύνδεσμος επαναφοράς δεν είναι έγκυρος. Ζητήστε νέον από το «Ξεχάσατε τον κωδικό;»',
};

import type { Translated } from '#domain/texts/language.ts';
import type { companyLoginTexts as englishCompanyLoginTexts } from '../en/company-login.ts';

export const companyLoginTexts: Translated<typeof englishCompanyLoginTexts> = {
  error_company_denied: 'Η εταιρική σύνδεση ακυρώθηκε ή η εταιρεία σας δεν σας επιτρέπει την είσοδο εδώ',
  error_company_expired: 'Η σύνδεση αυτή διήρκεσε πολύ ή ξεκίνησε σε άλλον browser. Δοκιμάστε ξανά',
  error_company_unknown:
    'Κανείς σε αυτό το έργο δεν έχει τη διεύθυνση email σας. Ζητήστε από τον διαχειριστή σας να σας προσθέσει',
  error_company_inactive: 'Ο λογαριασμός σας σε αυτό το έργο είναι απενεργοποιημένος. Ρωτήστε τον διαχειριστή σας',
  error_company_unverified:
    'Η εταιρεία σας δεν επιβεβαίωσε ότι η διεύθυνση email είναι δική σας. Ρωτήστε τον διαχειριστή σας',
  error_company_domain: 'Ο λογαριασμός αυτός δεν ανήκει στην εταιρεία. Συνδεθείτε με τον εταιρικό λογαριασμό σας',
  error_company_other_account:
    'Συνήθως συνδέεστε εδώ με άλλον λογαριασμό της εταιρείας σας. Αν αντικαταστάθηκε, ζητήστε από τον διαχειριστή σας να τον αποσυνδέσει',
  error_company_away: 'Η σύνδεση της εταιρείας σας δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο',
  error_company_failed: 'Η εταιρική σύνδεση δεν πέτυχε. Δοκιμάστε ξανά ή ρωτήστε τον διαχειριστή σας',
  error_company_only: 'Οι κωδικοί πρόσβασης είναι απενεργοποιημένοι εδώ. Συνδεθείτε με τον εταιρικό λογαριασμό σας',
};

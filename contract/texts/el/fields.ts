import type { Translated } from '#domain/texts/language.ts';
import type { fieldTexts as englishFieldTexts } from '../en/fields.ts';

export const fieldTexts: Translated<typeof englishFieldTexts> = {
  email_missing: 'Γράψτε το email σας',
  client_email_missing: 'Γράψτε το email του πελάτη',
  email_invalid: 'Το email δεν είναι έγκυρο',
  password_missing: 'Γράψτε κωδικό πρόσβασης',
  own_password_missing: 'Γράψτε τον κωδικό σας',
  password_short: 'Ελάχιστο μήκος κωδικού πρόσβασης: {min}',
  password_common: 'Πολλοί χρησιμοποιούν αυτόν τον κωδικό. Επιλέξτε άλλον',
  password_breached: 'Αυτός ο κωδικός έχει διαρρεύσει. Επιλέξτε άλλον',
  password_personal: 'Μην επιλέξετε για κωδικό το όνομα ή το email σας ή το όνομα του έργου',
  current_password_missing: 'Γράψτε τον τωρινό σας κωδικό',
  current_password_wrong: 'Αυτός δεν είναι ο τωρινός σας κωδικός',
  password_again_missing: 'Γράψτε ξανά τον κωδικό σας',
  passwords_differ: 'Οι κωδικοί δεν ταιριάζουν',
  name_missing: 'Γράψτε το όνομα',
  first_name_missing: 'Γράψτε το όνομά σας',
  last_name_missing: 'Γράψτε το επώνυμό σας',
  name_short: 'Το όνομά σας είναι πολύ σύντομο',
  phone_missing: 'Γράψτε τον αριθμό τηλεφώνου σας',
  code_missing: 'Γράψτε τον κωδικό επαλήθευσης',
  terms_missing: 'Αποδεχθείτε τους όρους',
  terms_changed: 'Οι όροι μόλις άλλαξαν. Φορτώστε ξανά τη σελίδα και διαβάστε τους πάλι',
  not_there: 'Δεν υπάρχει κάτι τέτοιο',
};

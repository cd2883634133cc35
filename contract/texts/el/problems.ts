import type { Translated } from '#domain/texts/language.ts';
import type { problemDetails as englishProblemDetails, problemTexts as englishProblemTexts } from '../en/problems.ts';

export const problemTexts: Translated<typeof englishProblemTexts> = {
  unreadable_body: 'Το περιεχόμενο του αιτήματος δεν διαβάστηκε',
  invalid_parameters: 'Ορισμένες παράμετροι δεν είναι έγκυρες',
  not_logged_in: 'Συνδεθείτε πρώτα',
  not_allowed: 'Δεν σας επιτρέπεται αυτό',
  foreign_origin: 'Αιτήματα από άλλον ιστότοπο απορρίπτονται',
  not_yours:
    'Την κατοικία αυτή την έχει πελάτης άλλης ομάδας. Μόνο ο διευθυντής πωλήσεών της ή ένας γενικός διευθυντής μπορεί να αλλάξει την κατάστασή της',
  confirm_first: 'Επιβεβαιώστε πρώτα ότι είστε εσείς',
  client_taken: 'Κάποιος άλλος έχει ήδη αναλάβει αυτόν τον πελάτη',
  not_found: 'Δεν υπάρχει κάτι τέτοιο εδώ',
  method_not_allowed: 'Η διεύθυνση αυτή δεν δέχεται αυτή τη μέθοδο',
  conflict: 'Αυτό συγκρούεται με την τρέχουσα κατάσταση',
  email_taken: 'Η διεύθυνση email αυτή είναι ήδη εγγεγραμμένη',
  stale_preview: 'Κάτι άλλαξε μετά από αυτή την προεπισκόπηση. Δείτε τη νέα',
  price_out_of_range: 'Μια τιμή θα έπεφτε κάτω από το μηδέν ή θα ξεπερνούσε την ανώτατη δυνατή τιμή',
  list_has_mistakes: 'Ο τιμοκατάλογος έχει λάθη· τίποτα δεν εφαρμόστηκε',
  file_changed: 'Το αρχείο έχει αλλάξει στο μεταξύ',
  no_such_range: 'Το αρχείο δεν έχει αυτό το τμήμα',
  too_large: 'Είναι πολύ μεγάλο',
  unsupported_media_type: 'Αυτό το είδος περιεχομένου δεν υποστηρίζεται',
  unprocessable: 'Αυτό δεν μπορεί να γίνει όπως ζητήθηκε',
  too_many_requests: 'Πάρα πολλές προσπάθειες, περιμένετε λίγο',
  server_error: 'Σφάλμα διακομιστή, δοκιμάστε ξανά αργότερα',
  directions_failed: 'Η εύρεση διαδρομής απέτυχε: {reason}',
  unavailable: 'Ο διακομιστής είναι απασχολημένος, δοκιμάστε ξανά σε λίγο',
  scanner_away:
    'Τα αρχεία δεν μπορούν να ελεγχθούν για ιούς αυτή τη στιγμή, γι’ αυτό το αρχείο δεν διαβάστηκε. Δοκιμάστε ξανά σε λίγο',
};

export const problemDetails: Translated<typeof englishProblemDetails> = {
  locked: 'Κάποιος άλλος το αλλάζει αυτή τη στιγμή, γι’ αυτό δεν άλλαξε τίποτα. Δοκιμάστε ξανά σε λίγο',
};

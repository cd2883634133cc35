import type { Translated } from '#domain/texts/language.ts';
import type { settingTexts as englishSettingTexts, editTexts as englishEditTexts } from '../en/edits.ts';

export const settingTexts: Translated<typeof englishSettingTexts> = {
  setting_needs_film: 'Το πακέτο δεν ορίζει ταινία',
  setting_needs_address: 'Εδώ χρειάζεται διεύθυνση',
  setting_needs_key: 'Εδώ χρειάζεται κλειδί',
  setting_not_web: 'Αρχίστε με https:// ή με / για σελίδα αυτού του ιστότοπου',
  setting_not_https:
    'Αρχίστε με https:// ή με / για σελίδα αυτού του ιστότοπου: μια σελίδα με https δεν φορτώνει τίποτε άλλο',
  setting_not_address: 'Αρχίστε με https:// ή http://',
  setting_not_framed: 'Δώστε σελίδα δημόσιου ιστότοπου: https, όνομα, χωρίς θύρα',
  setting_frame_host: 'Το frameHosts δεν περιέχει τον host αυτής της σελίδας',
  setting_not_email: 'Το email δεν είναι έγκυρο',
  setting_needs_way: 'Δώστε τηλέφωνο, διεύθυνση email ή αριθμό WhatsApp',
  setting_other_sign: 'Αυτό είναι το σύμβολο άλλου νομίσματος από αυτό που ορίζει το πακέτο',
  setting_needs_rate: 'Δώστε τη συναλλαγματική ισοτιμία',
  setting_needs_day: 'Δώστε την ημερομηνία της ισοτιμίας',
  setting_future_day: 'Η ημερομηνία της ισοτιμίας είναι στο μέλλον',
  setting_same_currency: 'Οι τιμές είναι ήδη σε αυτό το νόμισμα',
  setting_zoom_order: 'Δεν μπορεί να ξεπερνά το αρχικό ζουμ του χάρτη',
};

export const editTexts: Translated<typeof englishEditTexts> = {
  edit_unknown: 'Δεν υπάρχει τίποτα με αυτό το όνομα',
  edit_fixed: 'Ανήκει στα αρχεία του πακέτου και αλλάζει μαζί του',
  edit_no_user: 'Κανένας ενεργός συνεργάτης πωλήσεων δεν έχει αυτή τη διεύθυνση',
  edit_no_picture: 'Το πακέτο δεν έχει εικόνα με αυτό το όνομα',
  edit_incomplete: 'Αναφέρετε κάθε γκαλερί μία φορά',
};

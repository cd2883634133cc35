import type { MistakeText } from '../mistake-text.ts';
import type { settingTexts as english } from '../en/setting-texts.ts';

export const settingTexts: Record<keyof typeof english, MistakeText> = {
  json_unreadable: {
    what: 'Το αρχείο δεν είναι JSON: {reason}',
    todo: 'Διορθώστε αυτή τη γραμμή',
  },
  json_duplicate: { what: 'Το {path} ορίζεται δύο φορές', todo: 'Κρατήστε μόνο το ένα' },
  setting_invalid: {
    what: '{path}: {reason}',
    todo: 'Διορθώστε την τιμή· το docs/authoring.md περιγράφει κάθε ρύθμιση',
  },
  settings_unwrapped: {
    what: 'Λείπει το "settings" γύρω από τα {names}',
    todo: 'Γράψτε { "settings": { … }, "texts": { … } }, με όλες τις ρυθμίσεις στο πρώτο μέρος',
  },
  texts_by_key: {
    what: 'Τα κείμενα είναι ταξινομημένα κατά κλειδί, όπως {key}, και μετά κατά γλώσσα',
    todo: 'Ταξινομήστε τα πρώτα κατά γλώσσα: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: 'Το {path} δεν είναι γνωστό', todo: 'Αφαιρέστε το ή διορθώστε το όνομά του{hint}' },
  setting_needs_film: {
    what: 'Το {path} είναι ενεργό, αλλά το settings.introVideo δεν ορίζει ταινία',
    todo: 'Ορίστε μία ή απενεργοποιήστε το',
  },
  setting_needs_address: { what: 'Λείπει το {path}', todo: 'Προσθέστε τη διεύθυνση ή απενεργοποιήστε ό,τι τη δείχνει' },
  setting_needs_key: { what: 'Λείπει το {path}', todo: 'Προσθέστε το κλειδί για browser ή επιλέξτε άλλον χάρτη' },
  setting_not_web: {
    what: 'Το {path} είναι «{value}», που δεν είναι διεύθυνση ιστού',
    todo: 'Αρχίστε με https:// ή http:// ή με ένα / για σελίδα αυτού του ιστότοπου',
  },
  setting_not_https: {
    what: 'Το {path} είναι «{value}», αλλά μια σελίδα με https δεν φορτώνει τίποτα που αρχίζει με http://',
    todo: 'Αρχίστε με https:// ή με ένα / για σελίδα αυτού του ιστότοπου',
  },
  setting_not_address: {
    what: 'Το {path} είναι «{value}», που δεν είναι διεύθυνση ιστού',
    todo: 'Αρχίστε με https:// ή http://',
  },
  setting_not_framed: {
    what: 'Το {path} είναι «{value}», που δεν μπορεί να εμφανιστεί σε πλαίσιο',
    todo: 'Δώστε σελίδα δημόσιου ιστότοπου: https, όνομα, χωρίς θύρα',
  },
  setting_frame_host: {
    what: 'Το {path} είναι «{value}», σε host που δεν περιέχει το settings.frameHosts',
    todo: 'Προσθέστε τον host στο settings.frameHosts ή διορθώστε τον σύνδεσμο',
  },
  setting_not_email: {
    what: 'Το {path} είναι «{value}», που δεν είναι διεύθυνση email',
    todo: 'Διορθώστε τη διεύθυνση',
  },
  setting_needs_way: {
    what: 'Το settings.contact δεν ορίζει κανέναν τρόπο επικοινωνίας',
    todo: 'Προσθέστε phone, email ή whatsApp ή αφαιρέστε το ολόκληρο',
  },
  setting_zoom_order: {
    what: 'Το {path} είναι {value}, πάνω από το αρχικό ζουμ του χάρτη',
    todo: 'Δώστε τιμή έως το settings.map.zoom',
  },
  setting_step_wide: {
    what: 'Το settings.priceFilter.step είναι {value}, μεγαλύτερο από τη διαφορά της χαμηλότερης και της υψηλότερης τιμής',
    todo: 'Ορίστε ένα μέρος αυτού του εύρους, για παράδειγμα το ένα εκατοστό',
  },
  setting_other_sign: {
    what: '{path}: {value} είναι σύμβολο άλλου νομίσματος από το settings.currency',
    todo: 'Γράψτε το σύμβολο ή τον κωδικό του settings.currency',
  },
  setting_needs_rate: {
    what: 'Το settings.secondCurrency δεν έχει ισοτιμία',
    todo: 'Προσθέστε rate και asOf ή αφαιρέστε το',
  },
  setting_needs_day: {
    what: 'Το settings.secondCurrency δεν λέει ποιας ημέρας είναι η ισοτιμία',
    todo: 'Προσθέστε την ημέρα: "asOf": "2026-11-24"',
  },
  setting_future_day: {
    what: 'Το settings.secondCurrency.asOf είναι {value}, ημέρα στο μέλλον',
    todo: 'Γράψτε την ημέρα στην οποία αναφέρεται η ισοτιμία',
  },
  setting_same_currency: { what: '{path}: {value}, όπως το settings.currency', todo: 'Ορίστε άλλο ή αφαιρέστε το' },
  map_centre_missing: {
    what: 'Λείπει το settings.map, οπότε ο χάρτης θα έδειχνε άλλη πόλη από τα μέρη',
    todo: 'Προσθέστε το map με το κέντρο του: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'Το settings.map.centre, πλάτος {lat} και μήκος {lng}, είναι μακριά από όλα τα μέρη· αν αντιμετατεθούν, βρίσκεται ανάμεσά τους',
    todo: 'Αντιμεταθέστε εκεί τα lat και lng ή, αν είναι σωστά, εκείνα όλων των μερών',
  },
  text_too_long: { what: 'Το κείμενο {key} έχει {count} χαρακτήρες· το μέγιστο είναι {max}', todo: 'Συντομεύστε το' },
  text_unknown: { what: 'Καμία οθόνη δεν δείχνει κείμενο {key}', todo: 'Διορθώστε το κλειδί{hint}' },
};

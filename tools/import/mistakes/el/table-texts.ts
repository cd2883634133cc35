import type { MistakeText } from '../mistake-text.ts';
import type { tableTexts as english } from '../en/table-texts.ts';

export const tableTexts: Record<keyof typeof english, MistakeText> = {
  // Tables
  csv_bars: {
    what: 'Οι στήλες χωρίζονται με κάθετες γραμμές',
    todo: 'Εξαγάγετε τον πίνακα με κόμμα ή ελληνικό ερωτηματικό (;) ανάμεσα στις στήλες',
  },
  csv_unreadable: {
    what: 'Ο πίνακας δεν διαβάζεται: {reason}',
    todo: 'Ελέγξτε τα εισαγωγικά σε αυτή τη γραμμή και εξαγάγετε ξανά τον πίνακα',
  },
  xlsx_unreadable: {
    what: 'Το βιβλίο εργασίας δεν διαβάζεται: {reason}',
    todo: 'Αποθηκεύστε το ξανά ως .xlsx, με τον πίνακα στο πρώτο φύλλο',
  },
  table_too_long: {
    what: 'Ο πίνακας έχει περισσότερες από {max} γραμμές',
    todo: 'Αφαιρέστε ό,τι δεν χρειάζεται καμία κατοικία, κτίριο ή μέρος',
  },
  table_too_wide: {
    what: 'Η γραμμή έχει κελί πέρα από τη στήλη {max}',
    todo: 'Διαγράψτε τα κελιά πολύ δεξιά από τον πίνακα',
  },
  table_too_large: {
    what: 'Ο πίνακας είναι πολύ μεγαλύτερος απ’ όσο χρειάζεται ένας πίνακας πακέτου',
    todo: 'Αντιγράψτε τις γραμμές και τις στήλες του σε νέο αρχείο',
  },
  cell_too_long: { what: 'Ένα κελί έχει περισσότερους από {max} χαρακτήρες', todo: 'Συντομεύστε το' },
  table_empty: {
    what: 'Ο πίνακας δεν έχει γραμμή επικεφαλίδων',
    todo: 'Αρχίστε με μια γραμμή ονομάτων στηλών: {columns}',
  },
  column_missing: {
    what: 'Λείπει η στήλη {column}',
    todo: 'Προσθέστε τη στήλη· αφήστε κενά κελιά όπου δεν είναι γνωστό κάτι',
  },
  column_unknown: { what: 'Η στήλη {column} δεν είναι γνωστή', todo: 'Αφαιρέστε την ή διορθώστε το όνομά της{hint}' },
  column_twice: { what: 'Η στήλη {column} υπάρχει δύο φορές στη γραμμή επικεφαλίδων', todo: 'Κρατήστε μόνο τη μία' },
  row_short: {
    what: 'Κελιά στη γραμμή: {count}, στη γραμμή επικεφαλίδων: {expected}',
    todo: 'Προσθέστε τα κόμματα που λείπουν',
  },
  row_long: {
    what: 'Κελιά στη γραμμή: {count}, στη γραμμή επικεφαλίδων: {expected}',
    todo: 'Αφαιρέστε τα κόμματα που περισσεύουν ή βάλτε σε εισαγωγικά μια τιμή με κόμμα',
  },
  // Cells
  value_missing: { what: 'Η στήλη {column} είναι κενή', todo: 'Συμπληρώστε την' },
  value_too_long: {
    what: 'Η τιμή στη στήλη {column} έχει {count} χαρακτήρες· το μέγιστο είναι {max}',
    todo: 'Συντομεύστε την',
  },
  digits_arabic: {
    what: 'Η στήλη {column} έχει «{value}», με άλλα ψηφία από τα 0 έως 9',
    todo: 'Γράψτε ψηφία από 0 έως 9: {latin}',
  },
  price_format: {
    what: 'Η στήλη {column} έχει «{value}», που δεν είναι ακέραιο ποσό στη μικρότερη υποδιαίρεση του νομίσματος',
    todo: 'Γράψτε μόνο ψηφία: {shown} είναι {minor}{hint}',
  },
  price_negative: { what: 'Η τιμή στη στήλη {column} είναι αρνητική: {value}', todo: 'Γράψτε τιμή 0 ή μεγαλύτερη' },
  price_too_large: {
    what: 'Η στήλη {column} έχει {value}, που ξεπερνά όσο μπορεί να είναι μια τιμή',
    todo: 'Γράψτε το ποσό στη μικρότερη υποδιαίρεση του νομίσματος (λεπτά), το πολύ 1000000000000000',
  },
  cell_error: {
    what: 'Η στήλη {column} έχει {value}, σφάλμα του λογιστικού φύλλου',
    todo: 'Διορθώστε τον τύπο ή γράψτε την τιμή του',
  },
  cell_formula: {
    what: 'Η στήλη {column} έχει τύπο χωρίς αποθηκευμένη τιμή: {value}',
    todo: 'Ανοίξτε το αρχείο σε πρόγραμμα λογιστικών φύλλων και αποθηκεύστε το ξανά ή γράψτε την τιμή',
  },
  lookalike: {
    what: 'Η στήλη {column} έχει «{value}» με το γράμμα {letter}, που μοιάζει με το {looksLike} της γραμμής {other}',
    todo: 'Γράψτε το ξανά με την ίδια διάταξη πληκτρολογίου όπως τα άλλα',
  },
  area_zero: { what: 'Η στήλη {column} έχει την τιμή 0', todo: 'Γράψτε το εμβαδόν σε m²' },
  number_format: {
    what: 'Η στήλη {column} έχει «{value}», που δεν είναι αριθμός',
    todo: 'Γράψτε ψηφία, με τελεία για τα δεκαδικά: 84.5',
  },
  number_negative: { what: 'Η τιμή στη στήλη {column} είναι αρνητική: {value}', todo: 'Γράψτε 0 ή μεγαλύτερο' },
  number_out_of_range: {
    what: 'Η στήλη {column} έχει {value}· πρέπει να είναι από {min} έως {max}',
    todo: 'Διορθώστε την τιμή',
  },
  integer_format: {
    what: 'Η στήλη {column} έχει «{value}», που δεν είναι ακέραιος αριθμός',
    todo: 'Γράψτε ακέραιο αριθμό{hint}',
  },
  flag_format: { what: 'Η στήλη {column} έχει «{value}»', todo: 'Γράψτε 1 για ναι ή 0 για όχι' },
  link_format: {
    what: 'Η στήλη {column} έχει «{value}», που δεν είναι διεύθυνση ιστού',
    todo: 'Αρχίστε με https:// ή http:// ή με ένα / για σελίδα αυτού του ιστότοπου',
  },
  choice_unknown: { what: 'Η στήλη {column} έχει «{value}»', todo: 'Επιτρέπονται: {choices}' },
  code_format: {
    what: 'Η στήλη {column} έχει «{value}»',
    todo: 'Χρησιμοποιήστε μόνο γράμματα, ψηφία, κενά, τελείες, παύλες και κάτω παύλες',
  },
  status_unknown: { what: 'Η κατάσταση «{value}» δεν είναι γνωστή', todo: 'Επιτρέπονται: {choices}' },
  building_unknown: {
    what: 'Δεν υπάρχει κτίριο «{value}»',
    todo: 'Προσθέστε το στο buildings.csv ή διορθώστε τον κωδικό{hint}',
  },
  room_type_unknown: {
    what: 'Δεν υπάρχει τύπος δωματίων «{value}»',
    todo: 'Προσθέστε τον στο room-types.csv ή διορθώστε το όνομα{hint}',
  },
  apartment_type_unknown: {
    what: 'Δεν υπάρχει τύπος διαμερίσματος «{value}»',
    todo: 'Προσθέστε τον στο apartment-types.csv ή διορθώστε το όνομα{hint}',
  },
  building_type_unknown: {
    what: 'Δεν υπάρχει τύπος κτιρίου «{value}»',
    todo: 'Προσθέστε τον στο building-types.csv ή διορθώστε το όνομα{hint}',
  },
  panorama_unknown: {
    what: 'Δεν υπάρχει πανόραμα «{value}»',
    todo: 'Προσθέστε το στο panoramas.csv ή διορθώστε το slug{hint}',
  },
  hotspot_two_ways: {
    what: 'Το hotspot οδηγεί και σε πανόραμα και σε διεύθυνση',
    todo: 'Κρατήστε ένα από τα to και link',
  },
  frame_address: {
    what: 'Η στήλη {column} έχει «{value}», που {reason} και δεν μπορεί να εμφανιστεί σε πλαίσιο',
    todo: 'Δώστε σελίδα δημόσιου ιστότοπου: https://tour.example.com/…',
  },
  frame_host: {
    what: 'Η στήλη {column} έχει «{value}», μια σελίδα {reason}',
    todo: 'Προσθέστε τον host στο settings.frameHosts του development.json ή διορθώστε τον σύνδεσμο',
  },
  tag_unknown: {
    what: 'Δεν υπάρχει χαρακτηριστικό «{value}»',
    todo: 'Προσθέστε το στο tags.csv ή διορθώστε το όνομα{hint}',
  },
  plural_forms: {
    what: 'Η στήλη {column} έχει {count} τύπους της λέξης· οι αριθμοί χρειάζονται {expected}',
    todo: 'Γράψτε τους τύπους της λέξης δίπλα σε αριθμούς, χωρισμένους με |: {example}',
  },
  lead_source_none: {
    what: 'Ο πίνακας δεν έχει γραμμή',
    todo: 'Προσθέστε μία, όπως Ιστότοπος: όποιος εγγράφεται μόνος του παίρνει την πρώτη',
  },
  duplicate_key: {
    what: '{column} «{value}»: υπάρχει ήδη στη γραμμή {other}{case}',
    todo: 'Δώστε σε κάθε γραμμή δική της τιμή ή αφαιρέστε μία από τις γραμμές',
  },
  duplicate_number: {
    what: 'Το κτίριο {building} έχει ήδη κατοικία {value}, στη γραμμή {other}',
    todo: 'Δώστε σε κάθε κατοικία ενός κτιρίου δικό της αριθμό',
  },
  formerly_twice: {
    what: 'Το «{value}» είναι ήδη ο παλιός κωδικός της γραμμής {other}',
    todo: 'Αναφέρετέ τον μία φορά: μόνο μία γραμμή μπορεί να είναι η παλιά {value}',
  },
  held_unit_listed: {
    what: 'Η κατοικία «{value}» εδώ αποσύρεται, αλλά υπάρχει και στον πίνακα των κατοικιών',
    todo: 'Αφαιρέστε την από έναν από τους δύο πίνακες',
  },
  held_unit_missing: {
    what: 'Η κατοικία «{value}» εδώ γίνεται διαθέσιμη, αλλά δεν υπάρχει στον πίνακα των κατοικιών',
    todo: 'Προσθέστε την εκεί ή αφαιρέστε αυτή τη γραμμή',
  },
  area_disorder: {
    what: 'Το καθαρό εμβαδόν {net} είναι μεγαλύτερο από το μικτό εμβαδόν {gross}',
    todo: 'Διορθώστε ένα από τα δύο',
  },
  slug_reserved: {
    what: 'Το slug «{slug}» είναι η διεύθυνση της λίστας όλων των γκαλερί',
    todo: 'Δώστε στη γκαλερί άλλο slug',
  },
  gallery_empty: {
    what: 'Η γκαλερί «{slug}» δεν δείχνει τίποτα',
    todo: 'Βάλτε τις εικόνες της στο images ή τη διεύθυνσή της στο link',
  },
  columns_respelt: {
    what: 'Η γραμμή επικεφαλίδων γράφει στήλες αλλιώς: {found}',
    todo: 'Γράψτε {choices}: με πεζά και κάτω παύλες',
  },
  units_none: {
    what: 'Ο πίνακας δεν έχει καμία κατοικία, αλλά οι κατόψεις έχουν περιγράμματα κατοικιών',
    todo: 'Προσθέστε μια γραμμή για κάθε κατοικία ή αφαιρέστε τα περιγράμματα από τις κατόψεις',
  },
  buildings_none: {
    what: 'Ο πίνακας δεν έχει κανένα κτίριο, αλλά υπάρχουν κατοικίες',
    todo: 'Προσθέστε μια γραμμή για κάθε κτίριο',
  },
  // development.json
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
  setting_zoom_order: {
    what: 'Το {path} είναι {value}, πάνω από το αρχικό ζουμ του χάρτη',
    todo: 'Δώστε τιμή έως το settings.map.zoom',
  },
  setting_step_wide: {
    what: 'Το settings.priceFilter.step είναι {value}, μεγαλύτερο από τη διαφορά της χαμηλότερης και της υψηλότερης τιμής',
    todo: 'Ορίστε ένα μέρος αυτού του εύρους, για παράδειγμα το ένα εκατοστό',
  },
  map_centre_missing: {
    what: 'Λείπει το settings.map, οπότε ο χάρτης θα έδειχνε άλλη πόλη από τα μέρη',
    todo: 'Προσθέστε το map με το κέντρο του: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'Το settings.map.centre, πλάτος {lat} και μήκος {lng}, είναι μακριά από όλα τα μέρη· αν αντιμετατεθούν, βρίσκεται ανάμεσά τους',
    todo: 'Αντιμεταθέστε εκεί τα lat και lng ή, αν είναι σωστά, εκείνα όλων των μερών',
  },
  place_swapped: {
    what: 'Πλάτος {lat} και μήκος {lng} απέχουν {away} χλμ. από το κέντρο του χάρτη· αν αντιμετατεθούν, βρίσκονται κοντά',
    todo: 'Αντιμεταθέστε τα lat και lng',
  },
  text_too_long: { what: 'Το κείμενο {key} έχει {count} χαρακτήρες· το μέγιστο είναι {max}', todo: 'Συντομεύστε το' },
  text_unknown: { what: 'Καμία οθόνη δεν δείχνει κείμενο {key}', todo: 'Διορθώστε το κλειδί{hint}' },
  category_format: {
    what: 'Η στήλη category περιέχει «{value}»',
    todo: 'Χρησιμοποιήστε πεζά γράμματα a έως z, ψηφία και παύλες: golf-courses· το «all» σημαίνει όλες τις κατηγορίες',
  },
  class_unknown: {
    what: 'Κανένα κτίριο δεν είναι της κλάσης «{value}»',
    todo: 'Γράψτε ένα class_name του buildings.csv{hint}',
  },
};

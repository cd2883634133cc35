import type { MistakeText } from '../mistake-text.ts';
import type { exportTexts as english, exportWarningTexts as englishWarnings } from '../en/export-texts.ts';

export const exportTexts: Record<keyof typeof english, MistakeText> = {
  header_again: { what: 'Τα ονόματα των στηλών υπάρχουν εδώ ξανά', todo: 'Διαγράψτε τη γραμμή' },
  row_copied: {
    what: 'Η γραμμή είναι ίδια με τη γραμμή {other}',
    todo: 'Αφαιρέστε μία από τις δύο ή διορθώστε ό,τι πρέπει να διαφέρει',
  },
  row_fragment: {
    what: 'Στη γραμμή είναι κενά σχεδόν όλα τα κελιά που οι άλλες συμπληρώνουν· έχει μόνο: {cells}',
    todo: 'Διαγράψτε την αν είναι σύνολο, τίτλος ή σημείωση· αλλιώς συμπληρώστε την',
  },
  document_cut_off: { what: 'Το {path} διακόπτεται: λείπει το τέλος του PDF', todo: 'Αντιγράψτε ή εξαγάγετέ το ξανά' },
  rotator_fractions: {
    what: 'Το {path} έχει κλάσματα του καρέ αντί για pixel',
    todo: 'Γράψτε pixel του καρέ, που είναι {size}',
  },
  svg_style_geometry: {
    what: 'Το στιλ {value} μετακινεί σχήματα ή αλλάζει το μέγεθός τους, κάτι που η εισαγωγή δεν εφαρμόζει',
    todo: 'Εξαγάγετε το σχέδιο με χαρακτηριστικά αντί για στιλ',
  },
};

export const exportWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  text_placeholder: {
    what: 'Στο κείμενο {key} υπάρχει ακόμη «{found}» στη θέση των λέξεων{also}',
    todo: 'Γράψτε το κείμενο ή αφήστε το κενό',
  },
  text_other_script: {
    what: 'Το κείμενο {key} δεν έχει κανένα γράμμα της γλώσσας του: {found}',
    todo: 'Ελέγξτε μήπως δύο γλώσσες έχουν εναλλαχθεί',
  },
  code_letter_for_digit: {
    what: 'Ο κωδικός «{value}» έχει γράμμα εκεί όπου οι άλλοι έχουν ψηφίο',
    todo: 'Ελέγξτε τον: {meant}',
  },
  codes_alike: {
    what: 'Οι κωδικοί «{value}» και «{other}» (γραμμή {line}) διαφέρουν μόνο στη στίξη',
    todo: 'Γράψτε τους με τον ίδιο τρόπο ή διαγράψτε μία από τις γραμμές',
  },
  areas_large: {
    what: 'Τα μικτά εμβαδά των διαμερισμάτων είναι συνήθως περίπου {usual} m²',
    todo: 'Ελέγξτε ότι είναι σε m²: ένα έχει 10.764 τετραγωνικά πόδια',
  },
  outline_thin: {
    what: 'Το περίγραμμα {id} είναι τόσο λεπτό ή μικρό που δύσκολα πατιέται: {width} επί {height} pixel σε μεγάλη οθόνη',
    todo: 'Σχεδιάστε το γύρω από ολόκληρο αυτό που δείχνει',
  },
  north_still: {
    what: 'Το {path} σχεδόν δεν στρέφεται από καρέ σε καρέ',
    todo: 'Γράψτε μοίρες δεξιόστροφα από το πάνω μέρος, για κάθε καρέ',
  },
  markers_hidden: {
    what: 'Κανένα καρέ δεν δείχνει δείκτη κτιρίου',
    todo: 'Ορίστε ορατά σημεία: ο τρίτος αριθμός είναι 1',
  },
  currency_sign_unprinted: {
    what: 'Τα έγγραφα δεν έχουν το σύμβολο {sign}, και το settings.currency δεν ορίζει ποιος κωδικός θα τυπωθεί',
    todo: 'Γράψτε το settings.currency, π.χ. GEL',
  },
  currency_sign_new: {
    what: 'Πολλές συσκευές δεν έχουν ακόμη το σύμβολο {sign} και δείχνουν ένα τετράγωνο',
    todo: 'Γράψτε τον κωδικό ως settings.currencyUnit: {code}',
  },
  frame_refused: {
    what: 'Η στήλη {column} έχει {value}, μια σελίδα που ο ιστότοπός της δεν αφήνει να προβληθεί σε πλαίσιο',
    todo: 'Γράψτε τη διεύθυνση ενσωμάτωσης: {embed}',
  },
  picture_small: {
    what: 'Το {path} είναι {width}×{height} και φαίνεται θολό σε μεγάλες οθόνες',
    todo: 'Εξαγάγετέ το σε {good}· η εκ των υστέρων μεγέθυνση δεν βοηθά',
  },
  pictures_small: {
    what: '{count} εικόνες είναι {width}×{height} και φαίνονται θολές σε μεγάλες οθόνες: {path} … {last}',
    todo: 'Εξαγάγετέ τις σε {good}· η εκ των υστέρων μεγέθυνση δεν βοηθά',
  },
  picture_blank: {
    what: 'Το {path} δεν δείχνει τίποτα: κάθε εικονοστοιχείο είναι {colour}',
    todo: 'Εξαγάγετέ το ξανά με ενεργά τα επίπεδά του',
  },
};

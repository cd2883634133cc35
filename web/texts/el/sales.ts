import type { sales as english } from '../en/sales.ts';

export const sales = {
  'sales.reserve': 'Κράτηση της {code}',
  'sales.buy': 'Πώληση της {code}',
  'sales.cancel': 'Αποδέσμευση της {code}',
  'sales.back': 'Όχι τώρα',
  'sales.reserve_action_text':
    'Η {code} θα κρατηθεί για: {client}. Κανείς άλλος δεν μπορεί να την κρατήσει έως ότου ακυρωθεί η κράτηση.',
  'sales.buy_action_text': 'Η {code} θα καταχωριστεί ως πωλημένη. Αγοραστής: {client}.',
  'sales.cancel_action_text':
    '{status, select, reserved {Η {code} θα είναι πάλι διαθέσιμη, και η κράτησή της θα λήξει.} sold {Η {code} θα είναι πάλι διαθέσιμη, και η πώλησή της θα ακυρωθεί.} other {Η {code} θα είναι πάλι διαθέσιμη για κράτηση.}}',
  'sales.reserved_success': 'Η κράτηση έγινε',
  'sales.sold_success': 'Η πώληση έγινε',
  'sales.canceled_success': 'Η ακύρωση έγινε',
  'sales.now': 'Η {code} είναι τώρα: {status}',
  'sales.requestReserve': 'Αίτημα κράτησης της {code}',
  'sales.requestBuy': 'Αίτημα πώλησης της {code}',
  'sales.requestCancel': 'Αίτημα αποδέσμευσης της {code}',
  'sales.requestQuestion':
    'Δεν υπάρχει σύνδεση. Το αίτημά σας μένει σε αυτή τη συσκευή και στέλνεται μόλις υπάρξει. Έως τότε τίποτα δεν αλλάζει για την {code}, και κάποιος άλλος μπορεί να προλάβει.',
  'sales.requested': '{request}: φυλάσσεται από {time}, δεν στάλθηκε ακόμη.',
  'sales.withdrawRequest': 'Ανάκληση αιτήματος',
  'sales.requestTooLate': '{request}: δεν στάλθηκε, γιατί η παρουσίαση τελείωσε πριν υπάρξει σύνδεση.',
  'sales.heldFor': 'Κρατημένη για {client}, {day}',
  'sales.soldTo': 'Πωλημένη σε {client}, {day}',
  'sales.cancelReservation': 'Ακύρωση κράτησης',
  'sales.inDashboard': 'Μπορείτε να αλλάξετε αυτή την κατάσταση στον πίνακα ελέγχου.',
  'presentation.stillThere': 'Είστε ακόμη εδώ;',
  'presentation.endsSoon':
    'Κανείς δεν έχει αγγίξει την οθόνη εδώ και ώρα. Η παρουσίαση θα λήξει μόνη της όταν τελειώσει ο χρόνος.',
  'presentation.goOn': 'Συνέχεια',
  'presentation.terminated': 'Η παρουσίαση τερματίστηκε',
  'presentation.mailTitle': 'Αποστολή σύνοψης;',
  'presentation.mailText': 'Ένα email με όσα παρουσιάστηκαν, τα αγαπημένα και τις κρατήσεις, θα σταλεί σε: {name}.',
  'presentation.mailed': 'Η σύνοψη της παρουσίασης στάλθηκε',
  'presentation.endTitle': 'Λήξη παρουσίασης;',
  'presentation.endText': 'Ο πελάτης {name} αποσυνδέεται και τίποτα δικό του δεν μένει σε αυτή την οθόνη.',
} as const satisfies Record<keyof typeof english, string>;

import type { ownSessions as english } from '../en/own-sessions.ts';

export const ownSessions = {
  'sessions.title': 'Πού είστε συνδεδεμένοι',
  'sessions.unknownDevice': 'Άγνωστη συσκευή',
  'sessions.thisDevice': 'Αυτή η συσκευή',
  'sessions.loggedIn': 'Σύνδεση',
  'sessions.lastUsed': 'Τελευταία χρήση',
  'sessions.network': 'δίκτυο {network}',
  'sessions.byPassword': 'με κωδικό πρόσβασης',
  'sessions.byTablet': 'με σύνδεσμο για tablet',
  'sessions.byPasskey': 'με κλειδί πρόσβασης',
  'sessions.byCompany': 'μέσω της εταιρείας σας',
  'sessions.end': 'Τερματισμός συνεδρίας',
  'sessions.endNamed': 'Τερματισμός συνεδρίας: {name}',
  'sessions.endTitle': 'Τερματισμός της συνεδρίας: {name};',
  'sessions.ended': 'Η συνεδρία τερματίστηκε',
  'sessions.endOthers': 'Αποσύνδεση παντού αλλού',
  'sessions.endOthersTitle': 'Αποσύνδεση παντού αλλού;',
  'sessions.endedOthers': 'Τώρα είστε συνδεδεμένοι μόνο εδώ',
  'sessions.clientText':
    'Τερματίστε κάθε συνεδρία που δεν αναγνωρίζετε. Η συσκευή της αποσυνδέεται μέσα σε δευτερόλεπτα.',
  'sessions.clientEndText': 'Η συσκευή εκείνη αποσυνδέεται μέσα σε δευτερόλεπτα.',
  'sessions.loadFailed': 'Δεν ήταν δυνατή η φόρτωση των συνεδριών σας',
  'sessions.noPassword': 'Δεν ξέρετε τον κωδικό σας; Αποσυνδεθείτε και συνδεθείτε ξανά μέσω email.',
} as const satisfies Record<keyof typeof english, string>;

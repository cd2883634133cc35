import type { dashboardAccount as english } from '../en/dashboard-account.ts';

export const dashboardAccount = {
  'ownAccount.about': 'Τα στοιχεία σας, ο κωδικός σας και οι συσκευές όπου είστε συνδεδεμένοι.',
  'ownAccount.profile': 'Τα στοιχεία σας',
  'ownAccount.profileText': 'Ο ρόλος σας: {role}. Μόνο οι προϊστάμενοί σας μπορούν να τον αλλάξουν.',
  'ownAccount.emailPassword': 'Για να αλλάξετε τη διεύθυνση email, γράψτε τον τωρινό σας κωδικό.',
  'ownAccount.password': 'Κωδικός πρόσβασης',
  'ownAccount.passwordText': 'Ο νέος κωδικός σάς αποσυνδέει από όλες τις άλλες συσκευές.',
  'ownAccount.currentPassword': 'Τωρινός κωδικός',
  'ownAccount.passwordSubmit': 'Αλλαγή κωδικού',
  'ownAccount.passwordSaved': 'Ο κωδικός σας άλλαξε',
  'sessions.text':
    'Τερματίστε κάθε συνεδρία που δεν αναγνωρίζετε και μετά αλλάξτε τον κωδικό σας. Η συσκευή της αποσυνδέεται μέσα σε δευτερόλεπτα.',
  'sessions.endText': 'Τερματίζεται και τυχόν παρουσίαση σε εξέλιξη εκεί.',
} as const satisfies Record<keyof typeof english, string>;

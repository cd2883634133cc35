import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.text':
    'Αποθηκεύστε όλες τις εικόνες, τις όψεις και τις κατόψεις σε αυτή τη συσκευή, και ολόκληρη η περιήγηση ανοίγει χωρίς σύνδεση στο διαδίκτυο. Η διαθεσιμότητα είναι τότε όπως στην τελευταία σύνδεση.',
  'offline.measuring': 'Υπολογίζεται το μέγεθος της περιήγησης …',
  'offline.unavailable': 'Αυτός ο browser δεν μπορεί να αποθηκεύσει την περιήγηση.',
  'offline.size': 'Η περιήγηση χρειάζεται {size}.',
  'offline.partlyKept': 'Ένα μέρος της είναι ήδη εδώ. Λείπουν {size}.',
  'offline.noSpace': 'Λείπουν {size}, και σε αυτόν τον browser απομένουν μόνο {free}.',
  'offline.keeping': '{done} από {total}. Στο μεταξύ μπορείτε να συνεχίσετε.',
  'offline.kept': 'Ολόκληρη η περιήγηση είναι σε αυτή τη συσκευή, {size} (ενημέρωση: {time}).',
  'offline.failed': 'Δεν αποθηκεύτηκαν όλα. Ό,τι φορτώθηκε μένει.',
  'offline.keep': 'Αποθήκευση της περιήγησης στη συσκευή',
  'offline.stop': 'Διακοπή',
  'offline.remove': 'Αφαίρεση από τη συσκευή',
} as const satisfies Record<keyof typeof english, string>;

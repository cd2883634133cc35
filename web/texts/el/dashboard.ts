import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.menu': 'Πίνακας ελέγχου',
  'dashboard.present': 'Παρουσίαση',
  'dashboard.leads': 'Ενδιαφερόμενοι',
  'dashboard.units': 'Κατοικίες',
  'dashboard.people': 'Ομάδα',
  'dashboard.figures': 'Αναφορές',
  'dashboard.project': 'Έργο',
  'dashboard.loadFailed': 'Η φόρτωση δεν ολοκληρώθηκε',
  'dashboard.clearSearch': 'Καθαρισμός αναζήτησης',
  'dashboard.clearFilters': 'Καθαρισμός φίλτρων',
  'dashboard.sort': 'Ταξινόμηση κατά',
  'dashboard.sortBy': 'Ταξινόμηση κατά: {column}',
  'dashboard.save': 'Αποθήκευση',
  'dashboard.cancel': 'Ακύρωση',
  'dashboard.saved': 'Αποθηκεύτηκε',
} as const satisfies Record<keyof typeof english, string>;

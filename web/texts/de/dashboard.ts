import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.menu': 'Dashboard',
  'dashboard.present': 'Präsentieren',
  'dashboard.leads': 'Interessenten',
  'dashboard.units': 'Residenzen',
  'dashboard.people': 'Team',
  'dashboard.figures': 'Berichte',
  'dashboard.project': 'Projekt',
  'dashboard.loadFailed': 'Das konnte nicht geladen werden',
  'dashboard.clearSearch': 'Suche leeren',
  'dashboard.clearFilters': 'Filter entfernen',
  'dashboard.sort': 'Sortieren nach',
  'dashboard.sortBy': 'Nach {column} sortieren',
  'dashboard.save': 'Speichern',
  'dashboard.cancel': 'Abbrechen',
  'dashboard.saved': 'Gespeichert',
} as const satisfies Record<keyof typeof english, string>;

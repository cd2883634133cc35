/** Words of the dashboard's shell and of the parts that its sections share. */
export const dashboard = {
  'dashboard.menu': 'Dashboard',
  'dashboard.present': 'Present',
  'dashboard.leads': 'Leads',
  'dashboard.units': 'Units',
  'dashboard.people': 'People',
  'dashboard.figures': 'Figures',
  'dashboard.project': 'Project',
  'dashboard.loadFailed': 'This could not be loaded',
  'dashboard.clearSearch': 'Clear the search',
  'dashboard.clearFilters': 'Clear filters',
  'dashboard.sortBy': 'Sort by {column}',
  'dashboard.save': 'Save',
  'dashboard.cancel': 'Cancel',
  'dashboard.saved': 'Saved',
  'dashboard.comingTitle': 'This page is being furnished',
  'dashboard.comingText': 'It opens with one of the next versions.',
} as const;

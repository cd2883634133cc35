/** Texts of the dashboard's shell and of parts that its sections share. */
export const dashboard = {
  'dashboard.menu': 'Dashboard',
  'dashboard.present': 'Present',
  'dashboard.leads': 'Leads',
  'dashboard.units': 'Residences',
  'dashboard.people': 'People',
  'dashboard.figures': 'Reports',
  'dashboard.project': 'Project',
  'dashboard.loadFailed': 'This could not be loaded',
  'dashboard.clearSearch': 'Clear the search',
  'dashboard.clearFilters': 'Clear filters',
  'dashboard.sort': 'Order by',
  'dashboard.sortBy': 'Sort by {column}',
  'dashboard.save': 'Save',
  'dashboard.cancel': 'Cancel',
  'dashboard.saved': 'Saved',
} as const;

/** The files that may hold the table of units. */
export const unitFiles = ['units.csv', 'units.xlsx'] as const;

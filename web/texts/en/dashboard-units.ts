/** The table of units, prices and price lists. */
export const dashboardUnits = {} as const;

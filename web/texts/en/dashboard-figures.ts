/** Figures and pictures of demand. */
export const dashboardFigures = {} as const;

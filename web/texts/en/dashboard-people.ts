/** Sales users and their tree. */
export const dashboardPeople = {} as const;

/** Leads and the page of a client. */
export const dashboardLeads = {} as const;

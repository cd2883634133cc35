/** What leads can be ordered by. */
export const leadOrders = ['activity', 'name', 'created'] as const;
export type LeadOrder = (typeof leadOrders)[number];

/** Filters by last activity: within the last 7, 30 or 90 days, or none for 30 or 90 days. */
export const leadActivities = ['7', '30', '90', 'quiet30', 'quiet90'] as const;
export type LeadActivity = (typeof leadActivities)[number];

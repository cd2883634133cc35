/** By what leads are ordered, and how long ago their last activity may or must lie, in days. */
export const leadOrders = ['activity', 'name', 'created'] as const;
export const leadActivities = ['7', '30', '90', 'quiet30', 'quiet90'] as const;
export type LeadOrder = (typeof leadOrders)[number];
export type LeadActivity = (typeof leadActivities)[number];

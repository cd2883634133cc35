import type { dashboardLeads as english } from '../en/dashboard-leads.ts';

export const dashboardLeads = {} as const satisfies Record<keyof typeof english, string>;

import type { dashboardUnits as english } from '../en/dashboard-units.ts';

export const dashboardUnits = {} as const satisfies Record<keyof typeof english, string>;

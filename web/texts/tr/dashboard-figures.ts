import type { dashboardFigures as english } from '../en/dashboard-figures.ts';

export const dashboardFigures = {} as const satisfies Record<keyof typeof english, string>;

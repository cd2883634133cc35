import type { dashboardProject as english } from '../en/dashboard-project.ts';

export const dashboardProject = {} as const satisfies Record<keyof typeof english, string>;

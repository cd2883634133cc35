import type { dashboardPeople as english } from '../en/dashboard-people.ts';

export const dashboardPeople = {} as const satisfies Record<keyof typeof english, string>;

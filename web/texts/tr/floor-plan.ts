import type { floorPlan as english } from '../en/floor-plan.ts';

export const floorPlan = {} as const satisfies Record<keyof typeof english, string>;

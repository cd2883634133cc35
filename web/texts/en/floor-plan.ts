/** Words of web/features/floor-plan. */
export const floorPlan = {} as const;

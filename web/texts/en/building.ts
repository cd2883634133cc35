/** Words of web/features/building. */
export const building = {} as const;

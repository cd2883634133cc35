/** Words of web/features/search. */
export const search = {} as const;

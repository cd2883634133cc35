import type { search as english } from '../en/search.ts';

export const search = {} as const satisfies Record<keyof typeof english, string>;

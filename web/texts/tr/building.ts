import type { building as english } from '../en/building.ts';

export const building = {} as const satisfies Record<keyof typeof english, string>;

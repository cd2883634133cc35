import type { unit as english } from '../en/unit.ts';

export const unit = {} as const satisfies Record<keyof typeof english, string>;

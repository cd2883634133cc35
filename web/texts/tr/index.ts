import type { TextKey } from '../en/index.ts';
import { general } from './general.ts';

/** All Turkish texts. */
export const messages = { ...general } as const satisfies Record<TextKey, string>;

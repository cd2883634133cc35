import { general } from './general.ts';

/** All English texts; its keys are the keys of every language. */
export const messages = { ...general } as const;
export type TextKey = keyof typeof messages;

import type { Text } from './texts.ts';

/** What is wrong and what to do about it; `{name}` is a placeholder for a detail. */
export type MistakeText = { what: Text; todo: Text };

export const mistakeText = (what: Text, todo: Text): MistakeText => ({ what, todo });

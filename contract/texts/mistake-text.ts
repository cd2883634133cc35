/** What is wrong and what to do about it; `{name}` is a placeholder for a detail. */
export type MistakeText = { what: string; todo: string };

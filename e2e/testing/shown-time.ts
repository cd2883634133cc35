/**
 * What matches a time as pages show it: with the day, if midnight has passed since. For expressions with the flag `u`.
 */
export const shownTime = String.raw`(?:\d+\s\p{L}+,? )?\d\d:\d\d`;

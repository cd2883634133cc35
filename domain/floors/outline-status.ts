/** The statuses of a floor's or building's outline (specification, section 4). */
export const outlineAvailable = 1;
export const outlineOption = 2;
export const outlineSold = 3;
export const outlineNotReleased = 4;
export type OutlineStatus =
  | typeof outlineAvailable
  | typeof outlineOption
  | typeof outlineSold
  | typeof outlineNotReleased;

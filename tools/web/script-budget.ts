/**
 * Limits for downloads of the browser, as gzip in KB of 1,024 bytes. `web/budget.test.ts` checks the build against
 * them.
 */
export const scriptBudget = {
  /** Script and style before the home view can be used. */
  firstPage: 114,
  firstStyle: 12,
  /** Script of the home view until it rests. */
  untilRest: 120,
  /** Script and style of any other screen. */
  otherScreen: 60,
  /** Script and style of the list of units. */
  unitList: 34,
} as const;
/** How many script files the home view loads until it rests, not counting the decoder's worker. */
export const scriptFilesUntilRest = 9;

/** The session storage key. The storage is cleared when a presentation ends or the user logs out. */
export const keptRequestsKey = 'keptRequests';

/** Whether this tab has kept requests. Separate from kept-requests.ts, so that this check loads little code. */
export function hasKeptRequests(): boolean {
  return sessionStorage.getItem(keptRequestsKey) !== null;
}

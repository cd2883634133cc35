/** The session storage key. This tab's storage is emptied when a presentation ends or somebody logs out. */
export const keptRequestsKey = 'keptRequests';

/** Whether this tab keeps requests, without what reads them. */
export function hasKeptRequests(): boolean {
  return sessionStorage.getItem(keptRequestsKey) !== null;
}

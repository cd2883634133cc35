/**
 * Whether the service worker sent this page, because the server could not be reached. Until the server answers, it is
 * the page of visitors, even if somebody is logged in.
 */
export function isStoredPage(): boolean {
  return storedPageTime() !== undefined;
}

/** When the device got this page, in milliseconds since the epoch; undefined for a page of the server. */
export function storedPageTime(): number | undefined {
  const known = globalThis.document?.documentElement.dataset['knownSince'];
  return known === undefined ? undefined : Number(known);
}

/** Call once the server has returned the session. */
export function confirmSession(): void {
  delete document.documentElement.dataset['knownSince'];
}

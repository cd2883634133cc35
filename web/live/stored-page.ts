/**
 * Whether the service worker sent this page, because the server could not be reached. It is the visitors' page then,
 * whoever is logged in, until the server has been asked.
 */
export function isStoredPage(): boolean {
  return storedPageTime() !== undefined;
}

/** When the device got this page, in milliseconds since the epoch; undefined for a page of the server. */
export function storedPageTime(): number | undefined {
  const known = globalThis.document?.documentElement.dataset['knownSince'];
  return known === undefined ? undefined : Number(known);
}

/** Called when the server has said who is here. */
export function confirmSession(): void {
  delete document.documentElement.dataset['knownSince'];
}

const key = 'loadedTours';

/**
 * Whether this tab has loaded a tour before. A tour is identified by the address of its first frame, which changes with
 * its pictures. The pictures are in the browser's cache.
 */
export function isTourLoaded(address: string): boolean {
  return readTours().includes(address);
}

export function rememberLoadedTour(address: string): void {
  if (!isTourLoaded(address)) sessionStorage.setItem(key, JSON.stringify([...readTours(), address]));
}

/** Empties this tab's storage except for the loaded tours, which contain nothing personal. */
export function clearTabStorage(): void {
  const tours = sessionStorage.getItem(key);
  sessionStorage.clear();
  if (tours !== null) sessionStorage.setItem(key, tours);
}

function readTours(): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
}

/** The folder of the tour chosen last, for visitors who come back to it, and for fronts of the same name. */
export const lastTour: { folder?: string } = {};

const key = 'introSeen';

/**
 * Whether the film was shown in this visit; a browser that keeps nothing is told it was, so that it never comes twice.
 */
export function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Notes that the film was shown. */
export function markSeen(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // A browser that keeps nothing never shows the film.
  }
}

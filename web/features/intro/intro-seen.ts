const key = 'introSeen';

/** Whether the film was shown in this visit. True if storage is unavailable, so that it is never shown twice. */
export function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Records that the film was shown in this visit. */
export function markSeen(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage, `wasSeen` is always true.
  }
}

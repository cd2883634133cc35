/** Whether a text names a time zone of the IANA database, such as `Europe/Athens` or `UTC`. Offsets are rejected. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day of a moment as `2026-11-21`, in a time zone. `at` is in milliseconds since the epoch. */
export function dayIn(timeZone: string, at: number): string {
  // Sweden writes days like ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at);
}

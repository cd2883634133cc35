/** A time as mails state it, to the minute: `2026-11-23 14:05 UTC`. Nobody knows the time zone of the reader. */
export function mailTime(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

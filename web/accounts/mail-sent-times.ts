export type MailKind = 'login' | 'invitation' | 'code';

const keyOf = (kind: MailKind, id: number) => `mailed:${kind}:${id}`;

/**
 * Records in this tab that a mail was sent now. A time within the last `unlessWithin` seconds is kept, because the
 * server does not send a second mail that soon.
 */
export function recordMailSent(kind: MailKind, id: number, unlessWithin = 0): void {
  const last = readTime(kind, id);
  if (last !== null && Date.now() - last < unlessWithin * 1000) return;
  sessionStorage.setItem(keyOf(kind, id), String(Date.now()));
}

/**
 * When the last mail was sent, in milliseconds since the epoch. If this tab has no record of it, records and returns
 * the current time.
 */
export function lastMailSentAt(kind: MailKind, id: number): number {
  const last = readTime(kind, id);
  if (last !== null) return last;
  recordMailSent(kind, id);
  return Date.now();
}

function readTime(kind: MailKind, id: number): number | null {
  const time = Number(sessionStorage.getItem(keyOf(kind, id)) ?? NaN);
  return Number.isFinite(time) ? time : null;
}

export type MailKind = 'login' | 'invitation' | 'code';

const keyOf = (kind: MailKind, id: number) => `mailed:${kind}:${id}`;

/**
 * Remembers in this tab that a mail went out just now; `unlessWithin` seconds keep a younger memory, where the server
 * sends no second mail so soon.
 */
export function noteMail(kind: MailKind, id: number, unlessWithin = 0): void {
  const last = recalled(kind, id);
  if (last !== null && Date.now() - last < unlessWithin * 1000) return;
  sessionStorage.setItem(keyOf(kind, id), String(Date.now()));
}

/**
 * When the last mail went out, in milliseconds since the epoch. A tab that does not know counts from now, and remembers
 * that.
 */
export function lastMail(kind: MailKind, id: number): number {
  const last = recalled(kind, id);
  if (last !== null) return last;
  noteMail(kind, id);
  return Date.now();
}

function recalled(kind: MailKind, id: number): number | null {
  const kept = Number(sessionStorage.getItem(keyOf(kind, id)) ?? NaN);
  return Number.isFinite(kept) ? kept : null;
}

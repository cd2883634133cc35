/**
 * Lifetimes and waits of links and codes, in seconds (specification, sections 4 and 9, and the decisions on what it
 * leaves open).
 */
export const approvalLifetime = 15 * 60;
export const approvalResendWait = 30;
export const codeLifetime = 10 * 60;
export const codeResendWait = 120;
export const codeTries = 5;
export const codesADay = 10;
export const resetLifetime = 60 * 60;
export const waitingCountdown = 119;

/** A link that waits to be opened: a login of a client, or an invitation. Times are milliseconds since the epoch. */
export type Approval = { sent_at: number; expires_at: number; accepted_at: number | null; voided_at: number | null };

export type ApprovalState = 'pending' | 'accepted' | 'expired';

/** Where an approval stands at `now`. A voided one is expired. */
export function approvalState(approval: Approval, now: number): ApprovalState {
  if (approval.voided_at !== null) return 'expired';
  if (approval.accepted_at !== null) return 'accepted';
  return now < approval.expires_at ? 'pending' : 'expired';
}

/** Seconds until another mail may be asked for; 0 when it may be now. */
export function secondsUntilResend(sentAt: number, now: number, wait: number): number {
  return Math.max(0, Math.ceil((sentAt + wait * 1000 - now) / 1000));
}

/** A typed code, as it is stored: when it was made, how often it was tried. */
export type VerificationCode = { made_at: number; tries: number };

/** Whether a code may still be tried at `now`: 10 minutes, 5 tries. */
export function codeIsOpen(code: VerificationCode, now: number): boolean {
  return now < code.made_at + codeLifetime * 1000 && code.tries < codeTries;
}

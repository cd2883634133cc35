/**
 * Lifetimes of links and codes and the waits between mails, in seconds (specification, sections 4 and 9, and the
 * decisions on what it leaves open). `maxCodeTries` and `maxCodesPerDay` are counts.
 */
export const approvalLifetime = 15 * 60;
export const approvalResendWait = 30;
export const codeLifetime = 10 * 60;
export const codeResendWait = 120;
export const maxCodeTries = 5;
export const maxCodesPerDay = 10;
export const resetLifetime = 60 * 60;
export const waitingCountdown = 119;
/** How often a waiting page asks whether the mailed link was opened. */
export const waitingPollInterval = 5;

/** A mailed link to be opened: a client's login or an invitation. Times are milliseconds since the epoch. */
export type Approval = { sent_at: number; expires_at: number; accepted_at: number | null; voided_at: number | null };

type ApprovalState = 'pending' | 'accepted' | 'expired';

/** The state of an approval at `now`. A voided one counts as expired. */
export function approvalState(approval: Approval, now: number): ApprovalState {
  if (approval.voided_at !== null) return 'expired';
  if (approval.accepted_at !== null) return 'accepted';
  return now < approval.expires_at ? 'pending' : 'expired';
}

/**
 * How far apart two clocks may be, in seconds. A mail that was sent later than that from now was sent by a clock that
 * was ahead and has been set back: nobody waits until then.
 */
export const clockTolerance = 60;

/** Seconds until another mail may be requested; 0 if it may be requested now. */
export function secondsUntilResend(sentAt: number, now: number, wait: number): number {
  if (sentAt > now + clockTolerance * 1000) return 0;
  return Math.max(0, Math.ceil((sentAt + wait * 1000 - now) / 1000));
}

/** A verification code: when it was created, in milliseconds since the epoch, and how often it was tried. */
type VerificationCode = { made_at: number; tries: number };

/** Whether a code may still be tried at `now`: for 10 minutes, up to 5 times. */
export function isCodeOpen(code: VerificationCode, now: number): boolean {
  return now < code.made_at + codeLifetime * 1000 && code.tries < maxCodeTries;
}

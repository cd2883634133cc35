import { describe, expect, it } from 'vitest';
import { approvalLifetime, approvalState, isCodeOpen, resetLifetime, secondsUntilResend } from './approval.ts';

it('a link to log in lasts a quarter of an hour, one for a new password an hour', () => {
  expect([approvalLifetime, resetLifetime]).toEqual([900, 3600]);
});

describe('an approval', () => {
  const waiting = { sent_at: 0, expires_at: 1000, accepted_at: null, voided_at: null };
  it.each([
    ['waits until it expires', waiting, 999, 'pending'],
    ['has expired at that moment', waiting, 1000, 'expired'],
    ['stays accepted after that', { ...waiting, accepted_at: 5 }, 2000, 'accepted'],
    [
      'that was voided counts as expired, even if it was accepted',
      { ...waiting, accepted_at: 5, voided_at: 6 },
      7,
      'expired',
    ],
  ] as const)('%s', (_what, approval, now, state) => {
    expect(approvalState(approval, now)).toBe(state);
  });
});

it.each([
  [0, 30],
  [29_001, 1],
  [30_000, 0],
  [99_000, 0],
  [-60_000, 90],
  [-60_001, 0],
])('%d ms after a mail another may be requested in %d s', (now, seconds) => {
  expect(secondsUntilResend(0, now, 30)).toBe(seconds);
});

it.each([
  [{ made_at: 0, tries: 4 }, 599_999, true],
  [{ made_at: 0, tries: 4 }, 600_000, false],
  [{ made_at: 0, tries: 5 }, 0, false],
])('a code %j is open at %d: %s', (code, now, isOpen) => {
  expect(isCodeOpen(code, now)).toBe(isOpen);
});

import { describe, expect, it } from 'vitest';
import { unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { Role } from '#domain/people/roles.ts';
import { decideStatusChange, type StatusActor } from './decide-status-change.ts';

const { available, reserved, sold, blocked, signed } = UnitStatus;
const now = 1_000_000;
const user = { id: 1, role_id: Role.sales_rep, below: new Set<number>() } as const;
const actor: StatusActor = { user, client_id: 2, presentation: { ended_at: null, ends_at: now + 1 } };
const decide = (from: UnitStatusId, to: number, { canSell = true } = {}) =>
  decideStatusChange({ status_id: from, withdrawn: false }, null, actor, { to, canSell, whoMayRelease: 'anyone' }, now);

describe('a status change by sales', () => {
  it.each([
    [available, reserved, 'open'],
    [available, sold, 'open'],
    [reserved, available, 'close'],
    [sold, available, 'close'],
    [blocked, available, 'close'],
  ] as const)('%i to %i is allowed', (from, to, claim) => {
    expect(decide(from, to)).toEqual({ status_id: to, claim });
  });

  it('rejects every other pair', () => {
    const allowed = new Set(['1>2', '1>3', '2>1', '3>1', '4>1']);
    const taken = new Set(['2>2', '3>3']);
    for (const { id: from } of unitStatuses) {
      for (const to of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        if (allowed.has(`${from}>${to}`)) continue;
        expect([from, to, decide(from, to)]).toEqual([
          from,
          to,
          taken.has(`${from}>${to}`) ? 'error_unit_taken' : 'error_transition',
        ]);
      }
    }
  });

  it('sells only where the project allows it', () => {
    expect(decide(available, sold, { canSell: false })).toBe('error_transition');
    expect(decide(sold, sold, { canSell: false })).toBe('error_transition');
  });

  it('treats an available unit with an open claim as taken', () => {
    expect(
      decideStatusChange(
        { status_id: available, withdrawn: false },
        { client_id: 9, seller_id: 1 },
        actor,
        { to: reserved, canSell: false, whoMayRelease: 'reach' },
        now,
      ),
    ).toBe('error_unit_taken');
  });

  it('releases a withdrawn unit, but never claims it', () => {
    const decideWithdrawn = (status_id: UnitStatusId, to: number) =>
      decideStatusChange(
        { status_id, withdrawn: true },
        null,
        actor,
        { to, canSell: true, whoMayRelease: 'anyone' },
        now,
      );
    for (const status of [reserved, sold, blocked])
      expect(decideWithdrawn(status, available)).toEqual({ status_id: available, claim: 'close' });
    for (const to of [reserved, sold]) expect(decideWithdrawn(available, to)).toBe('error_transition');
  });

  it("refuses to release a unit held by another seller's client, unless the release is impossible anyway", () => {
    const release = (status_id: UnitStatusId, seller_id: number) =>
      decideStatusChange(
        { status_id, withdrawn: false },
        { client_id: 9, seller_id },
        actor,
        { to: available, canSell: true, whoMayRelease: 'reach' },
        now,
      );
    expect(release(sold, 8)).toBe('error_not_yours');
    expect(release(sold, user.id)).toEqual({ status_id: available, claim: 'close' });
    expect(release(signed, 8)).toBe('error_transition');
  });

  it.each([
    { ...actor, user: null },
    { ...actor, client_id: null },
    { ...actor, presentation: null },
    { ...actor, presentation: { ended_at: now, ends_at: now + 1 } },
    { ...actor, presentation: { ended_at: null, ends_at: now } },
  ])('requires a user, a client and a running presentation: %j', (nobody) => {
    const request = { to: reserved, canSell: true, whoMayRelease: 'reach' } as const;
    expect(decideStatusChange({ status_id: available, withdrawn: false }, null, nobody, request, now)).toBe(
      'error_no_active_user_or_client',
    );
  });
});

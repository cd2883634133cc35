import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { checkHistory, type Operation, type UnitEnds } from './check-history.ts';

const reserve = (version: number, startedAt: number, endedAt: number): Operation => ({
  unit: 1,
  kind: 'change',
  to: UnitStatus.reserved,
  isWritten: true,
  error: null,
  status: UnitStatus.reserved,
  version,
  startedAt,
  endedAt,
});
const cancel = (version: number, startedAt: number, endedAt: number): Operation => ({
  ...reserve(version, startedAt, endedAt),
  to: UnitStatus.available,
  status: UnitStatus.available,
});
const refused = (version: number, status: number, startedAt: number, endedAt: number): Operation => ({
  ...reserve(version, startedAt, endedAt),
  isWritten: false,
  error: 'error_unit_taken',
  status,
});
const ends = (version: number, status: number): UnitEnds[] => [
  { unit: 1, first: { status: UnitStatus.available, version: 1 }, last: { status, version }, unknown: 0 },
];

describe('a linearizable history has no violations', () => {
  it.each([
    ['one after the other', [reserve(2, 0, 1), refused(2, 2, 2, 3), cancel(3, 4, 5)], ends(3, 1)],
    ['at the same time', [reserve(2, 0, 9), cancel(3, 0, 9), refused(2, 2, 1, 2)], ends(3, 1)],
    ['with a lost answer', [reserve(2, 0, 1)], [{ ...ends(3, 2)[0]!, unknown: 1 }]],
  ] as const)('%s', (_name, operations, last) => {
    expect(checkHistory(operations, last)).toEqual([]);
  });
});

describe('a violation is found', () => {
  it.each([
    ['sold twice', [reserve(2, 0, 1), reserve(3, 2, 3)], ends(3, 2)],
    ['two writes of one version', [reserve(2, 0, 1), cancel(2, 0, 1)], ends(3, 1)],
    ['an acknowledged change that is gone', [reserve(2, 0, 1), cancel(3, 2, 3)], ends(2, 2)],
    ['a change without an operation', [reserve(2, 0, 1)], ends(3, 1)],
    ['an order against the clock', [cancel(3, 0, 1), reserve(2, 2, 3)], ends(3, 1)],
    ['a refusal because of an outdated state', [reserve(2, 0, 1), cancel(3, 2, 3), refused(2, 2, 4, 5)], ends(3, 1)],
    ['a refusal because of a future state', [refused(2, 2, 0, 1), reserve(2, 2, 3)], ends(2, 2)],
    ['a refusal of an available unit', [{ ...refused(1, 1, 0, 1) }], ends(1, 1)],
  ] as const)('%s', (_name, operations, last) => {
    expect(checkHistory(operations, last)).not.toEqual([]);
  });
});

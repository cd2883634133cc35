import { describe, expect, it } from 'vitest';
import { isUnitStatusId, statusIdOf, statusLabel, statusLabels, statusNameOf, unitStatuses } from './statuses.ts';

describe('the status label on screen', () => {
  it.each([
    [1, 'available', 'available'],
    [2, 'reserved', 'reserved'],
    [3, 'sold', 'sold'],
    [4, 'blocked', 'blocked'],
    [5, 'offer', 'reserved'],
    [6, 'signed', 'sold'],
    [7, 'issue', 'blocked'],
  ] as const)('shows %i %s as %s', (id, name, label) => {
    expect(statusNameOf(id)).toBe(name);
    expect(statusIdOf(name)).toBe(id);
    expect(statusLabel(id)).toBe(label);
  });

  it('is one of four for every stored status', () => {
    expect(new Set(unitStatuses.map((status) => statusLabel(status.id)))).toEqual(new Set(statusLabels));
  });
});

describe('a status code', () => {
  it.each([0, 8, -1, 1.5, Number.NaN, Infinity])('rejects %d', (id) => expect(isUnitStatusId(id)).toBe(false));
  it('accepts all seven', () => expect(unitStatuses.every((status) => isUnitStatusId(status.id))).toBe(true));
  it.each(['Available', 'option', '', 'constructor'])('finds no status named %j', (name) =>
    expect(statusIdOf(name)).toBeUndefined(),
  );
});

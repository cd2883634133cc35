import { describe, expect, it } from 'vitest';
import { unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { deriveOutlineStatus } from '#domain/floors/derive-floor.ts';
import {
  outlineAvailable,
  outlineNotReleased,
  outlineOption,
  outlineSold,
  type OutlineStatus,
} from '#domain/floors/outline-status.ts';
import { deriveBuilding, type SummarisedUnit } from './derive-building.ts';
import { deriveFloors, deriveOutlinedFloors } from './derive-floors.ts';

const unit = (building_id: number, flat_level: number, status_id: UnitStatusId): SummarisedUnit => ({
  building_id,
  flat_level,
  status_id,
});

describe('a building', () => {
  it.each<{ title: string; units: SummarisedUnit[]; status: OutlineStatus; available: number; total: number }>([
    {
      title: 'sold when all its units are sold',
      units: [unit(1, 0, 3), unit(1, 1, 6)],
      status: outlineSold,
      available: 0,
      total: 2,
    },
    {
      title: 'an option when all its units are reserved',
      units: [unit(1, 0, 2), unit(1, 1, 5)],
      status: outlineOption,
      available: 0,
      total: 2,
    },
    {
      title: 'available while one unit is left',
      units: [unit(1, 0, 3), unit(1, 1, 1)],
      status: outlineAvailable,
      available: 1,
      total: 2,
    },
    {
      title: 'unaffected by the units of other buildings',
      units: [unit(1, 0, 1), unit(2, 0, 3), unit(3, 0, 3)],
      status: outlineAvailable,
      available: 1,
      total: 1,
    },
    {
      title: 'not released while it has no units',
      units: [unit(2, 0, 1)],
      status: outlineNotReleased,
      available: 0,
      total: 0,
    },
  ])('is $title', ({ units, status, available, total }) => {
    expect(deriveBuilding(units, 1, 'sold')).toEqual({ status, available, total });
  });
});

describe('a villa of one unit', () => {
  it.each(unitStatuses.map((status) => status.id))('takes the status %i of its unit', (status) => {
    const villa = deriveBuilding([unit(7, 0, status)], 7, 'sold');
    expect(villa.status).toBe(deriveOutlineStatus([status], 'sold'));
    expect(villa.total).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const)('shows status %i as outline %i', (status, outline) => {
    expect(deriveBuilding([unit(7, 0, status)], 7, 'sold').status).toBe(outline);
  });
});

describe('floors', () => {
  const units = [unit(1, 0, 3), unit(1, 2, 1), unit(1, 2, 3), unit(1, 0, 4), unit(2, 0, 1), unit(1, 3, 2)];

  it('are grouped by level, skipping levels without units', () => {
    expect(deriveFloors(units, 1, 'sold')).toEqual(
      new Map([
        [0, { status: outlineAvailable, available: 0, total: 2 }],
        [2, { status: outlineAvailable, available: 1, total: 2 }],
        [3, { status: outlineOption, available: 0, total: 1 }],
      ]),
    );
  });

  it('count blocked units as sold if the setting says so', () => {
    expect(deriveFloors(units, 1, 'soldOrBlocked').get(0)).toEqual({ status: outlineSold, available: 0, total: 2 });
  });

  it('are empty for a building without units', () => expect(deriveFloors(units, 9, 'sold').size).toBe(0));
});

describe('floors that a front may outline', () => {
  const placed = (building: number, level: number, status: UnitStatusId, is_dublex: boolean) => ({
    ...unit(building, level, status),
    is_dublex,
  });
  const statusOf = (...statuses: UnitStatusId[]) =>
    deriveOutlinedFloors(
      statuses.map((status) => placed(1, 7, status, true)),
      1,
      'sold',
    ).get(8)?.status;

  it('have the status of the duplexes below if they hold only their upper levels', () => {
    expect([statusOf(1, 3), statusOf(2, 2), statusOf(3, 6), statusOf(4, 7)]).toEqual([1, 2, 3, 4]);
  });

  it('count a duplex once, where its entrance is', () => {
    const floors = deriveOutlinedFloors([placed(1, 7, 1, true), placed(1, 7, 1, false)], 1, 'sold');
    expect(floors.get(7)).toEqual({ status: outlineAvailable, available: 2, total: 2, isUpper: false });
    expect(floors.get(8)).toEqual({ status: outlineAvailable, available: 0, total: 0, isUpper: true });
  });

  it('are described by their own units if they have any', () => {
    const floors = deriveOutlinedFloors([placed(1, 7, 1, true), placed(1, 8, 3, false)], 1, 'sold');
    expect(floors.get(8)).toEqual({ status: outlineSold, available: 0, total: 1, isUpper: false });
  });

  it('do not include the upper levels of other buildings, or of units that are no duplexes', () => {
    const floors = deriveOutlinedFloors([placed(1, 2, 1, false), placed(2, 2, 1, true)], 1, 'sold');
    expect([...floors.keys()]).toEqual([2]);
  });
});

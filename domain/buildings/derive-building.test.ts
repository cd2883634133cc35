import { describe, expect, it } from 'vitest';
import { unitStatuses, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
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

const { available, reserved, sold, blocked, offer, signed, issue } = UnitStatus;
const unit = (building_id: number, flat_level: number, status_id: UnitStatusId): SummarisedUnit => ({
  building_id,
  flat_level,
  status_id,
});

describe('a building', () => {
  it.each<{ title: string; units: SummarisedUnit[]; status: OutlineStatus; available: number; total: number }>([
    {
      title: 'sold when all its units are sold',
      units: [unit(1, 0, sold), unit(1, 1, signed)],
      status: outlineSold,
      available: 0,
      total: 2,
    },
    {
      title: 'an option when all its units are reserved',
      units: [unit(1, 0, reserved), unit(1, 1, offer)],
      status: outlineOption,
      available: 0,
      total: 2,
    },
    {
      title: 'available while one unit is left',
      units: [unit(1, 0, sold), unit(1, 1, available)],
      status: outlineAvailable,
      available: 1,
      total: 2,
    },
    {
      title: 'unaffected by the units of other buildings',
      units: [unit(1, 0, available), unit(2, 0, sold), unit(3, 0, sold)],
      status: outlineAvailable,
      available: 1,
      total: 1,
    },
    {
      title: 'not released while it has no units',
      units: [unit(2, 0, available)],
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
    [available, outlineAvailable],
    [reserved, outlineOption],
    [sold, outlineSold],
    [blocked, outlineNotReleased],
  ] as const)('shows status %i as outline %i', (status, outline) => {
    expect(deriveBuilding([unit(7, 0, status)], 7, 'sold').status).toBe(outline);
  });
});

describe('floors', () => {
  const units = [
    unit(1, 0, sold),
    unit(1, 2, available),
    unit(1, 2, sold),
    unit(1, 0, blocked),
    unit(2, 0, available),
    unit(1, 3, reserved),
  ];

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
  const placed = (building: number, level: number, status: UnitStatusId, { is_dublex = false } = {}) => ({
    ...unit(building, level, status),
    is_dublex,
  });
  const statusOf = (...statuses: UnitStatusId[]) =>
    deriveOutlinedFloors(
      statuses.map((status) => placed(1, 7, status, { is_dublex: true })),
      1,
      'sold',
    ).get(8)?.status;

  it('have the status of the duplexes below if they hold only their upper levels', () => {
    expect([
      statusOf(available, sold),
      statusOf(reserved, reserved),
      statusOf(sold, signed),
      statusOf(blocked, issue),
    ]).toEqual([outlineAvailable, outlineOption, outlineSold, outlineNotReleased]);
  });

  it('count a duplex once, where its entrance is', () => {
    const floors = deriveOutlinedFloors(
      [placed(1, 7, available, { is_dublex: true }), placed(1, 7, available)],
      1,
      'sold',
    );
    expect(floors.get(7)).toEqual({ status: outlineAvailable, available: 2, total: 2, isUpper: false });
    expect(floors.get(8)).toEqual({ status: outlineAvailable, available: 0, total: 0, isUpper: true });
  });

  it('are described by their own units if they have any', () => {
    const floors = deriveOutlinedFloors([placed(1, 7, available, { is_dublex: true }), placed(1, 8, sold)], 1, 'sold');
    expect(floors.get(8)).toEqual({ status: outlineSold, available: 0, total: 1, isUpper: false });
  });

  it('do not include the upper levels of other buildings, or of units that are no duplexes', () => {
    const floors = deriveOutlinedFloors(
      [placed(1, 2, available), placed(2, 2, available, { is_dublex: true })],
      1,
      'sold',
    );
    expect([...floors.keys()]).toEqual([2]);
  });
});

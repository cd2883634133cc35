import { expect, test } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { mergeChanges } from './change-list.tsx';
import { findChanges } from './unit-changes.ts';

const { available, reserved, offer } = UnitStatus;
const unit = (id: number, status_id: Property['status_id'], price?: number) =>
  ({ id, code: `A${id}`, status_id, version: 1, ...(price === undefined ? {} : { price }) }) as Property;

test('finds units with another status or price, and no others', () => {
  const same = unit(1, available, 100);
  const before = [
    same,
    unit(2, available, 100),
    unit(3, available, 100),
    unit(4, available, 100),
    unit(5, available, 100),
  ];
  const after = [
    same,
    unit(2, reserved, 100),
    unit(3, available, 120),
    unit(4, available, 100),
    unit(6, available, 100),
  ];
  expect(findChanges(before, after)).toEqual([
    { id: 2, code: 'A2', status: { from: 'available', to: 'reserved' } },
    { id: 3, code: 'A3', price: { from: 100, to: 120 } },
  ]);
});

test('ignores statuses with the same label, hidden prices, and units of the home projection', () => {
  expect(findChanges([unit(1, reserved)], [unit(1, offer)])).toEqual([]);
  expect(findChanges([unit(1, available, 100)], [unit(1, available)])).toEqual([]);
  const home = {
    id: 1,
    building_id: 1,
    flat_level: 1,
    status: 'available',
    status_id: available,
    is_dublex: false,
  } as const;
  expect(findChanges([home satisfies HomeProperty], [{ ...home, status_id: reserved }])).toEqual([]);
});

test('keeps the oldest value of a unit that changes twice, and drops a unit that is as it was before', () => {
  const reservation = { id: 1, code: 'A1', status: { from: 'available', to: 'reserved' } } as const;
  const dearer = { id: 1, code: 'A1', price: { from: 100, to: 120 } };
  const sale = { id: 1, code: 'A1', status: { from: 'reserved', to: 'sold' } } as const;
  const release = { id: 1, code: 'A1', status: { from: 'reserved', to: 'available' } } as const;
  expect(mergeChanges([reservation], [dearer])).toEqual([{ ...reservation, ...dearer }]);
  expect(mergeChanges([reservation], [sale])).toEqual([{ ...reservation, status: { from: 'available', to: 'sold' } }]);
  expect(mergeChanges([reservation], [release])).toEqual([]);
  expect(mergeChanges([{ ...reservation, ...dearer }], [release])).toEqual([dearer]);
});

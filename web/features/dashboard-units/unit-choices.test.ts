import { expect, test, vi } from 'vitest';
import { floorChoices } from './unit-choices.ts';

test('floors are listed from the lowest, with every name, and each level of a building is named once', () => {
  const levels = [2, 1, 1, 0, 2, 0, 1];
  const units = [1, 2].flatMap((building_id) => levels.map((flat_level) => ({ building_id, flat_level })));
  const floorName = vi.fn<(unit: (typeof units)[number]) => string>(({ building_id, flat_level }) =>
    flat_level > 0 ? `Floor ${flat_level}` : building_id === 1 ? 'Ground floor' : 'Lobby',
  );
  expect(floorChoices(units, { floorName, floorOrder: ({ flat_level }) => flat_level })).toEqual([
    { id: 0, title: 'Ground floor / Lobby' },
    { id: 1, title: 'Floor 1' },
    { id: 2, title: 'Floor 2' },
  ]);
  expect(floorName).toHaveBeenCalledTimes(6);
});

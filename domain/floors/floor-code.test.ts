import { expect, it } from 'vitest';
import { floorCode } from './floor-code.ts';

it.each([
  ['A', 0, false, 'af0'],
  ['A', 8, false, 'af8'],
  ['A', 7, true, 'af7d'],
  ['Tower', 12, false, 'towerf12'],
  ['B', -1, false, 'bf-1'],
] as const)('class %s, level %i, duplex entry %s is %s', (className, level, duplex, code) => {
  expect(floorCode(className, level, duplex)).toBe(code);
});

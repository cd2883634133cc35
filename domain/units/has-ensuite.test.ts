import { expect, it } from 'vitest';
import { hasEnsuite } from './has-ensuite.ts';

it.each([
  ['Studio', 'Studio', false],
  ['STÜDYO', 'Open plan', false],
  ['S', 'Stüdyo', false],
  ['1+0', '1+0', false],
  [' Studio', '1+1', false],
  ['1+1', ' Studio', false],
  ['1+1', '1+1', true],
  ['11+0', 'Loft', true],
])('a room type named %s and labelled %s: %s', (name, label, expected) =>
  expect(hasEnsuite({ room_type: { name, label } })).toBe(expected),
);

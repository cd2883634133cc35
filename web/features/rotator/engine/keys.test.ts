import { expect, it } from 'vitest';
import { frameForKey } from './keys.ts';

it.each([
  ['ArrowRight', 10, 11],
  ['ArrowLeft', 10, 9],
  ['ArrowRight', 59, 0],
  ['ArrowLeft', 0, 59],
  ['Home', 33, 0],
  ['End', 33, 59],
  ['PageUp', 10, 15],
  ['PageDown', 2, 57],
  ['Enter', 10, undefined],
])('%s at %i goes to %s', (key, frame, to) => {
  expect(frameForKey(key, frame, 60)).toBe(to);
});

import { expect, it } from 'vitest';
import { parsePoints } from '#web/outlines/parse-points.ts';
import { slabEnd } from './slab-end.ts';

it('starts a leader line at the middle of the edge of the floor that faces the labels', () => {
  expect(slabEnd(parsePoints('0,10 100,20 100,60 0,50'), 'right')).toEqual({ x: 100, y: 40 });
  expect(slabEnd(parsePoints('0,10 90,20 100,30 97,50 0,60'), 'right')).toEqual({ x: 100, y: 40 });
  expect(slabEnd(parsePoints('0,10 100,20 100,60 0,50'), 'left')).toEqual({ x: 0, y: 30 });
});

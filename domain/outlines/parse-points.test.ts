import { describe, expect, it } from 'vitest';
import { boxAround, paddedBox, parsePoints } from './parse-points.ts';

describe('points of an outline', () => {
  it('are read from pairs separated by commas, blanks and line ends', () => {
    const three = [
      { x: 1, y: 2 },
      { x: 3.5, y: -4 },
      { x: 5, y: 6 },
    ];
    expect(parsePoints('1,2 3.5,-4 5,6')).toEqual(three);
    expect(parsePoints(' 1 2\n3.5 -4  5,6 ')).toEqual(three);
  });

  it('exclude incomplete pairs', () => {
    expect(parsePoints('1,2 3')).toEqual([{ x: 1, y: 2 }]);
    expect(parsePoints('')).toEqual([]);
  });

  it('have a bounding box', () => {
    expect(boxAround(parsePoints('10,40 30,20 20,60'))).toEqual({ left: 10, top: 20, right: 30, bottom: 60 });
    expect(boxAround([])).toBeUndefined();
  });

  it('of several outlines have a box with a margin, inside the view box', () => {
    const size = { width: 1024, height: 768 };
    expect(paddedBox(['10,300 60,300 60,400', '900,280 1000,300 990,500'], 24, size)).toEqual({
      left: 0,
      top: 256,
      right: 1024,
      bottom: 524,
    });
    expect(paddedBox([], 24, size)).toEqual({ left: 0, top: 0, right: 1024, bottom: 768 });
  });
});

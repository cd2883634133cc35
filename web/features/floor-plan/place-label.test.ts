import { describe, expect, it } from 'vitest';
import { parsePoints } from '#domain/outlines/parse-points.ts';
import { centreLabel, labelledPolygon, widthAt } from './place-label.ts';

describe('the shape of a unit', () => {
  it('is as wide as its shorter section through the label', () => {
    expect(widthAt(parsePoints('0,0 40,0 40,100 0,100'), { x: 20, y: 50 })).toBe(40);
    expect(widthAt(parsePoints('0,0 100,0 100,30 0,30'), { x: 50, y: 10 })).toBe(30);
    expect(widthAt(parsePoints('0,0 60,0 30,60'), { x: 30, y: 30 })).toBe(30);
  });

  it('has no width outside the polygon', () => {
    expect(widthAt(parsePoints('0,0 40,0 40,100 0,100'), { x: 60, y: 50 })).toBe(0);
  });

  it('has its label in the middle of the space around it', () => {
    expect(centreLabel(parsePoints('0,0 40,0 40,100 0,100'), { x: 20, y: 12 })).toEqual({ x: 20, y: 50 });
    expect(centreLabel(parsePoints('0,0 40,0 60,100 20,100'), { x: 22, y: 20 })).toEqual({ x: 30, y: 50 });
    expect(centreLabel(parsePoints('0,0 40,0 40,100 0,100'), { x: 90, y: 12 })).toEqual({ x: 90, y: 12 });
  });

  it('is measured in the polygon that contains the label', () => {
    expect(labelledPolygon(['0,0 10,0 10,10 0,10', '50,50 90,50 90,90 50,90'], { x: 70, y: 70 })[0]).toEqual({
      x: 50,
      y: 50,
    });
    expect(labelledPolygon(['0,0 10,0 10,10'], { x: 70, y: 70 })).toHaveLength(3);
    expect(labelledPolygon([], { x: 0, y: 0 })).toEqual([]);
  });
});

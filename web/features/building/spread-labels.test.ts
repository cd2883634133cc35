import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

describe('the column of labels', () => {
  it('leaves labels with enough room in place', () => {
    expect(spreadLabels([100, 200, 320], 60, 30, 500)).toEqual([100, 200, 320]);
  });

  it('moves two overlapping labels apart by equal distances', () => {
    expect(spreadLabels([100, 120], 60, 0, 500)).toEqual([80, 140]);
  });

  it('keeps the first and the last inside the column', () => {
    expect(spreadLabels([0, 10], 60, 30, 500)).toEqual([30, 90]);
    expect(spreadLabels([480, 490], 60, 30, 500)).toEqual([440, 500]);
  });

  it('distributes labels evenly in a column that is too short', () => {
    expect(spreadLabels([10, 20, 30], 60, 0, 80)).toEqual([0, 40, 80]);
    expect(spreadLabels([], 60, 0, 80)).toEqual([]);
  });

  it('never overlaps, keeps the order and stays inside, for any positions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 1500 }), { minLength: 1, maxLength: 12 }), (heights) => {
        const wanted = heights.toSorted((a, b) => a - b);
        const placed = spreadLabels(wanted, 50, 20, 980);
        expect(placed[0]).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(placed.at(-1)).toBeLessThanOrEqual(980 + 1e-6);
        for (let i = 1; i < placed.length; i += 1)
          expect(placed[i]! - placed[i - 1]!).toBeGreaterThanOrEqual(50 - 1e-6);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isTower } from '#web/catalogue/unit-names.ts';
import { arrangeLevels, gridWidth, minGridHeight, placeInGrid } from './lay-out-front.ts';

const stageOf = (width: number, height: number) => ({
  width,
  free: { left: 0, right: width, top: 80, bottom: 80 + height },
});

describe('the levels of a tower beside its front', () => {
  it('keeps long labels in one column for houses', () => {
    expect(isTower(12)).toBe(false);
    expect(isTower(13)).toBe(true);
  });

  it.each([
    ['a phone', 390, 480],
    ['a tablet', 1024, 480],
    ['a laptop', 1366, 480],
    ['a large screen', 1920, 820],
  ])('shows 31 levels of %s without scrolling, each large enough to be touched', (_window, width, height) => {
    const grid = arrangeLevels(31, stageOf(width, height));
    expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(31);
    expect(grid.rows * grid.step).toBeLessThanOrEqual(height);
    expect(grid.step).toBeGreaterThanOrEqual(40);
    expect(gridWidth(grid)).toBeLessThanOrEqual(width * 0.45);
  });

  it('uses as few columns as fit', () => {
    expect(arrangeLevels(31, stageOf(1920, 31 * 44)).columns).toBe(1);
    expect(arrangeLevels(31, stageOf(1920, 820)).columns).toBe(2);
  });

  it('lowers rows down to a limit, beyond which the grid is higher than the stage', () => {
    const grid = arrangeLevels(100, stageOf(390, 480));
    expect(grid).toEqual({ columns: 3, rows: 34, step: 35 });
    expect(minGridHeight(grid)).toBeGreaterThan(480);
  });

  it('fills rows from the top, and is centred in the free height', () => {
    const stage = stageOf(1920, 820);
    const grid = arrangeLevels(31, stage);
    const [first, second, third] = [0, 1, 2].map((index) => placeInGrid(index, grid, stage));
    expect([first?.start, second?.start, third?.start]).toEqual([0, 56, 0]);
    expect(second?.middle).toBe(first?.middle);
    expect(third!.middle - first!.middle).toBe(44);
    const last = placeInGrid(30, grid, stage);
    expect(first!.middle - stage.free.top).toBeCloseTo(stage.free.bottom - last.middle);
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { outlineAvailable } from '#domain/floors/outline-status.ts';
import { parsePoints } from '#domain/outlines/parse-points.ts';
import type { FloorRow } from './describe-floors.ts';
import { layOutFront, slabEnd, spreadLabels } from './lay-out-front.ts';
import type { MeasuredStage } from './stage.ts';

const row = (level: number, top: number): FloorRow => ({
  level,
  points: `400,${top} 1400,${top} 1400,${top + 90} 400,${top + 90}`,
  status: outlineAvailable,
  label: 'available',
  available: 1,
  total: 2,
  matches: undefined,
  isOpen: true,
  isDimmed: false,
  isFavourite: false,
  priceFrom: undefined,
  isUpper: false,
  plan: { level, isDuplex: false },
});
const picture = { width: 1920, height: 1080 };
const rows = [row(2, 200), row(1, 300), row(0, 400)];
const stageOf = (width: number, height: number, labelHeight = 60): MeasuredStage => ({
  width,
  height,
  free: { left: 100, top: 20, right: width - 180, bottom: height - 20 },
  column: { side: 'right', edge: width - 150, labelHeight },
});

describe('laying out a front on its stage', () => {
  it('puts each label at the height of its floor if there is room', () => {
    const { placement, labels } = layOutFront(rows, stageOf(1920, 1080), picture);
    expect(labels.get(1)?.middle).toBeCloseTo(345 * placement.scale + placement.y);
  });

  it('starts each leader line at the end of its slab, or just before the label that hides it', () => {
    const wide = layOutFront(rows, stageOf(1920, 1080), picture);
    expect(wide.labels.get(2)?.leader?.[0]).toEqual({
      x: 1400 * wide.placement.scale + wide.placement.x,
      y: 245 * wide.placement.scale + wide.placement.y,
    });
    const narrow = layOutFront(rows, stageOf(390, 560, 44), picture);
    expect(narrow.labels.get(2)?.leader?.[0].x).toBe(240 - 22);
  });

  it('leads from the other end of the slab where the labels are on the left', () => {
    const stage = stageOf(1920, 1080);
    const mirrored: MeasuredStage = {
      ...stage,
      free: { ...stage.free, left: 180, right: 1820 },
      column: { side: 'left', edge: 150, labelHeight: 60 },
    };
    const { placement, labels } = layOutFront(rows, mirrored, picture);
    expect(labels.get(2)?.leader?.map(({ x }) => x)).toEqual([400 * placement.scale + placement.x, 159, 150]);
  });

  it('puts a level without an outline at the bottom of the column, without a leader line', () => {
    const { placement, labels } = layOutFront([...rows, { ...row(8, 0), points: '' }], stageOf(1920, 1080), picture);
    expect(labels.get(8)).toEqual({ middle: 1080 - 20 - 30, leader: undefined, cell: undefined });
    expect(placement).toEqual(layOutFront(rows, stageOf(1920, 1080), picture).placement);
  });

  it('keeps labels apart on a low stage and bends the leader lines', () => {
    const { labels } = layOutFront(rows, stageOf(700, 380), picture);
    const middles = [2, 1, 0].map((level) => labels.get(level)!.middle);
    expect(middles[1]! - middles[0]!).toBeGreaterThanOrEqual(66 - 1e-6);
    expect(middles[2]! - middles[1]!).toBeGreaterThanOrEqual(66 - 1e-6);
    for (const place of labels.values()) expect(place.leader?.[2].y).toBe(place.middle);
  });

  it('arranges the levels of a tower in columns that end before the right edge of the window', () => {
    const tower = Array.from({ length: 31 }, (_, i) => row(30 - i, 20 + i * 30));
    const stage = stageOf(1024, 500);
    const { labels, grid } = layOutFront(tower, stage, picture);
    expect(grid?.columns).toBe(4);
    expect(new Set([...labels.values()].map(({ cell }) => cell?.start)).size).toBe(4);
    for (const { middle, cell } of labels.values())
      expect(middle + (cell?.height ?? 0) / 2).toBeLessThanOrEqual(stage.free.bottom);
  });
});

it('starts a leader line at the middle of the edge of the floor that faces the labels', () => {
  expect(slabEnd(parsePoints('0,10 100,20 100,60 0,50'), 'right')).toEqual({ x: 100, y: 40 });
  expect(slabEnd(parsePoints('0,10 90,20 100,30 97,50 0,60'), 'right')).toEqual({ x: 100, y: 40 });
  expect(slabEnd(parsePoints('0,10 100,20 100,60 0,50'), 'left')).toEqual({ x: 0, y: 30 });
});

describe('spreading labels down a column', () => {
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

import { describe, expect, it } from 'vitest';
import { bundleFrames } from './bundle-frames.ts';
import { loadRound } from './load-order.ts';

describe('the bundles of a turn', () => {
  it.each([
    [60, 0],
    [60, 47],
    [36, 5],
    [13, 12],
    [120, 119],
  ])('of %i frames from %i contain every frame but the first once, coarse before fine', (count, start) => {
    const bundles = bundleFrames(start, count);
    const frames = bundles.flat();
    expect(new Set(frames).size).toBe(frames.length);
    expect(frames).not.toContain(start);
    const alone = Array.from({ length: count }, (_, frame) => frame).filter((frame) => !frames.includes(frame));
    // Of each of the four rounds, one at most.
    expect(alone.filter((frame) => frame !== start).length).toBeLessThanOrEqual(4);
    for (const bundle of bundles) {
      expect(bundle.length).toBeGreaterThan(1);
      expect(bundle.length).toBeLessThanOrEqual(8);
      expect(new Set(bundle.map((frame) => loadRound(frame, start, count))).size).toBe(1);
    }
    const rounds = bundles.map(([frame]) => loadRound(frame!, start, count));
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  });

  it('are eight for 60 frames, the first with every eighth', () => {
    const bundles = bundleFrames(0, 60);
    expect(bundles).toHaveLength(8);
    expect(bundles[0]).toEqual([8, 16, 24, 32, 40, 48, 56]);
  });

  it.each([0, 1, 2])('are none for %i frames', (count) => {
    expect(bundleFrames(0, count)).toEqual([]);
  });
});

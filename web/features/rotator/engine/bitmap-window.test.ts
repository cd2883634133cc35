import { describe, expect, it } from 'vitest';
import { memoryBudget, wantedFrames, windowCapacity } from './bitmap-window.ts';

describe('the cache budget', () => {
  it('holds 30 full desktop frames in 256 MB', () => {
    expect(windowCapacity(256e6, { width: 1920, height: 1080 }, 60)).toBe(30);
  });
  it('holds every frame if frames are small', () => {
    expect(windowCapacity(130e6, { width: 499, height: 1080 }, 60)).toBe(60);
  });
  it('is never less than six frames, or more than there are', () => {
    expect(windowCapacity(1e6, { width: 3840, height: 2160 }, 60)).toBe(6);
    expect(windowCapacity(1e6, { width: 3840, height: 2160 }, 4)).toBe(4);
  });
});

describe('wantedFrames', () => {
  it('starts with the current frame and extends further ahead than behind', () => {
    expect(wantedFrames(10, 1, 8, 60)).toEqual([10, 11, 9, 12, 8, 13, 14, 15]);
  });
  it('reverses with the direction of the turn', () => {
    const back = wantedFrames(10, -1, 8, 60);
    expect(back.filter((frame) => frame < 10)).toHaveLength(5);
    expect(back.filter((frame) => frame > 10)).toHaveLength(2);
  });
  it('wraps around', () => {
    expect(wantedFrames(59, 1, 4, 60).toSorted((a, b) => a - b)).toEqual([0, 1, 58, 59]);
  });
  it('contains every frame once if all fit', () => {
    expect(new Set(wantedFrames(5, 1, 60, 60)).size).toBe(60);
  });
});

describe('memoryBudget', () => {
  it.each([
    ['a phone', { coarsePointer: true, shortSide: 390 }, 65e6],
    ['a tablet', { coarsePointer: true, shortSide: 768 }, 118e6],
    ['a small window on a desk', { coarsePointer: false, shortSide: 500 }, 118e6],
  ])('%s', (_, device, bytes) => {
    expect(memoryBudget(device)).toBe(bytes);
  });
});

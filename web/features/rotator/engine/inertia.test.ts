import { describe, expect, it } from 'vitest';
import { Motion, coastFrom, coastMilliseconds, coastPosition } from './motion.ts';

describe('coastFrom', () => {
  it('coasts in the direction of the drag and ends on a whole frame', () => {
    const coast = coastFrom(10.3, 0.05, 10, 60)!;
    expect(coast.distance).toBeGreaterThan(0);
    expect(coastPosition(coast, coastMilliseconds) % 1).toBeCloseTo(0);
  });
  it('lasts at most 600 ms and only decelerates', () => {
    const coast = coastFrom(0, -0.08, 0, 60)!;
    expect(coast.duration).toBeLessThanOrEqual(600);
    const ways = [0, 100, 200, 300, 400, 500, 600].map((elapsed) => coastPosition(coast, elapsed));
    const steps = ways.slice(1).map((way, at) => Math.abs(way - ways[at]!));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(coastPosition(coast, 5000)).toBe(coastPosition(coast, 600));
  });
  it('never coasts more than half a turn', () => {
    expect(Math.abs(coastFrom(0, 5, 0, 60)!.distance)).toBe(30);
  });
  it.each([
    ['after a pause', 0.05, 200],
    ['when hardly moving', 0.001, 0],
  ])('stops at once %s', (_, velocity, sinceMove) => {
    expect(coastFrom(10, velocity, sinceMove, 60)).toBeUndefined();
  });
});

describe('Motion', () => {
  function flick(mayCoast: boolean): Motion {
    const motion = new Motion(60, 58);
    motion.grab(0);
    for (let now = 16; now <= 96; now += 16) motion.drag(0.5, now);
    motion.release(100, mayCoast);
    return motion;
  }
  it('wraps around and continues after release', () => {
    const motion = flick(true);
    expect(motion.frame).toBe(1);
    motion.advance(400);
    motion.advance(700);
    expect(motion.frame).toBeGreaterThan(2);
    expect(motion.coasting).toBe(false);
  });
  it('stays in place without inertia', () => {
    const motion = flick(false);
    motion.advance(700);
    expect(motion.frame).toBe(1);
  });
  it('is stopped by a new drag', () => {
    const motion = flick(true);
    motion.advance(150);
    motion.grab(150);
    const { frame } = motion;
    motion.advance(700);
    expect(motion.frame).toBe(frame);
  });
  it('turns to a frame the short way round', () => {
    const motion = new Motion(60, 58);
    motion.goTo(2);
    expect(motion.frame).toBe(2);
    expect(motion.direction).toBe(1);
    motion.goTo(50);
    expect(motion.direction).toBe(-1);
  });
});

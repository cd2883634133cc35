import { describe, expect, it } from 'vitest';
import { loadRound, nextToLoad } from './load-order.ts';

/** The complete order in which 60 frames are loaded if the picture is not turned. */
function orderOf(count: number, start: number, position = start): number[] {
  const waiting = new Set(Array.from({ length: count }, (_, frame) => frame));
  const order: number[] = [];
  for (
    let next = nextToLoad(waiting, position, start, count);
    next !== undefined;
    next = nextToLoad(waiting, position, start, count)
  ) {
    waiting.delete(next);
    order.push(next);
  }
  return order;
}

describe('the order of loading', () => {
  it('starts with the start frame and then covers the turn in eighths', () => {
    const order = orderOf(60, 0);
    expect(order[0]).toBe(0);
    expect(order.slice(1, 8).toSorted((a, b) => a - b)).toEqual([8, 16, 24, 32, 40, 48, 56]);
  });
  it('loads every frame once, coarse before fine', () => {
    const order = orderOf(60, 7);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, frame) => frame));
    const rounds = order.map((frame) => loadRound(frame, 7, 60));
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  });
  it('prefers, within a round, frames near the current one', () => {
    expect(orderOf(60, 0, 31).slice(1, 4)).toEqual([32, 24, 40]);
  });
  it('treats the last frame as adjacent to the first', () => {
    expect(nextToLoad([1, 29, 59], 58, 0, 60)).toBe(59);
  });
  it('is empty when nothing is left to load', () => {
    expect(nextToLoad([], 0, 0, 60)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoute } from './plan-route.ts';
import { lengthOf, metresBetween } from './position.ts';
import { access } from './street-kinds.ts';
import { at, join, prepareNetwork, street, town } from './testing/streets.ts';

const network = prepareNetwork(join(town), false);

describe('a route', () => {
  it('follows the streets and measures them', () => {
    const route = planRoute(network, 'WALKING', at(0, 0), at(600, 300));
    expect(route.distance).toBeCloseTo(900, -1);
    expect(route.duration).toBeCloseTo(900 / (5.1 / 3.6), -1);
    expect(route.approximate).toBe(false);
    expect(lengthOf(route.points)).toBeCloseTo(route.distance, 3);
  });

  it('can begin and end in the middle of a street', () => {
    const route = planRoute(network, 'WALKING', at(40, 0), at(100, 270));
    expect(route.distance).toBeCloseTo(60 + 270, 0);
    expect(planRoute(network, 'DRIVING', at(20, 0), at(70, 0)).distance).toBeCloseTo(50, 0);
  });

  it('is never longer than any other path, nor shorter than the straight line', () => {
    const corner = fc.tuple(
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 10 }).map((line) => line * 100),
    );
    fc.assert(
      fc.property(corner, corner, ([x1, y1], [x2, y2]) => {
        const { distance } = planRoute(network, 'WALKING', at(x1, y1), at(x2, y2));
        const around =
          Math.abs(y1 - y2) +
          Math.min(
            ...town
              .map((_, line) => line * 100)
              .slice(0, 11)
              .map((x) => Math.abs(x1 - x) + Math.abs(x2 - x)),
          );
        expect(distance).toBeLessThanOrEqual((y1 === y2 ? Math.abs(x1 - x2) : around) + 1);
        expect(distance).toBeGreaterThanOrEqual(metresBetween(at(x1, y1), at(x2, y2)) - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('respects one-way streets by car and ignores them on foot', () => {
    const ring = [
      street(
        'residential',
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
          [0, 0],
        ],
        { access: access.walk | access.driveOn },
      ),
    ];
    const round = prepareNetwork(join(ring), false);
    expect(planRoute(round, 'DRIVING', at(80, 0), at(20, 0)).distance).toBeCloseTo(340, 0);
    expect(planRoute(round, 'WALKING', at(80, 0), at(20, 0)).distance).toBeCloseTo(60, 0);
  });

  it('prefers the faster street to the shorter one', () => {
    const slow = street('service', [
      [0, 0],
      [1000, 0],
    ]);
    const fast = street('trunk', [
      [0, 0],
      [0, 100],
      [1000, 100],
      [1000, 0],
    ]);
    const both = prepareNetwork(join([slow, fast]), false);
    expect(planRoute(both, 'DRIVING', at(0, 0), at(1000, 0)).distance).toBeCloseTo(1200, 0);
    expect(planRoute(both, 'WALKING', at(0, 0), at(1000, 0)).distance).toBeCloseTo(1000, 0);
  });

  it('starts on the nearest street of the connected network, not on an island', () => {
    const island = street('residential', [
      [2000, 50],
      [2100, 50],
    ]);
    const far = street('residential', [
      [1000, 0],
      [2000, 0],
    ]);
    const route = planRoute(prepareNetwork(join([...town, far, island]), false), 'WALKING', at(2000, 49), at(0, 0));
    expect(route.distance).toBeCloseTo(2000, -1);
  });

  it.each([
    ['WALKING', 1.3],
    ['DRIVING', 1.45],
  ] as const)('%s is a lengthened straight line where no street is near', (mode, factor) => {
    for (const given of [network, undefined]) {
      const route = planRoute(given, mode, at(0, 0), at(0, 5000));
      expect(route).toMatchObject({ approximate: true, points: [at(0, 0), at(0, 5000)] });
      expect(route.distance).toBeCloseTo(5000 * factor, 0);
    }
  });

  it('is approximate on a schematic map and includes the distance to the streets', () => {
    const schematic = prepareNetwork(join(town), true);
    const route = planRoute(schematic, 'WALKING', at(50, -40), at(50, 1040));
    expect(route.approximate).toBe(true);
    expect(route.distance).toBeCloseTo(1000 + 100 + 80 * 1.3, -1);
    expect(route.points[0]).toEqual(at(50, -40));
  });
});

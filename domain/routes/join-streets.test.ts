import { describe, expect, it } from 'vitest';
import { joinStreets, type Street } from './join-streets.ts';
import { markAccessible } from './passable.ts';
import { planRoute } from './plan-route.ts';
import { access } from './street-kinds.ts';
import { at, join, prepareNetwork, street } from './testing/streets.ts';

describe('drawn streets', () => {
  const distance = (streets: Street[], from: [number, number], to: [number, number]) =>
    Math.round(planRoute(prepareNetwork(join(streets), false), 'WALKING', at(...from), at(...to)).distance);

  it('are joined where they cross, even without a vertex there', () => {
    expect(
      distance(
        [
          street('residential', [
            [-300, 0],
            [300, 0],
          ]),
          street('residential', [
            [0, -300],
            [0, 300],
          ]),
        ],
        [300, 0],
        [0, 300],
      ),
    ).toBe(600);
  });

  it('are joined where one stops just short of the other', () => {
    expect(
      distance(
        [
          street('residential', [
            [-300, 0],
            [300, 0],
          ]),
          street('residential', [
            [0, 12],
            [0, 300],
          ]),
        ],
        [300, 0],
        [0, 300],
      ),
    ).toBe(600);
  });

  it('are joined along a long diagonal line, wherever they cross', () => {
    const slanting = street('trunk', [
      [-9000, -4000],
      [9000, 5000],
    ]);
    const crossing = Array.from({ length: 17 }, (_, at) =>
      street('residential', [
        [-8000 + at * 1000, -6000],
        [-8000 + at * 1000, 6000],
      ]),
    );
    expect(distance([slanting, ...crossing], [-8000, -6000], [8000, 6000]) / 10).toBeCloseTo(
      (2500 + Math.hypot(16000, 8000) + 1500) / 10,
      0,
    );
  });

  it.each([
    [
      'around the world in every direction',
      Array.from({ length: 90 }, (_, at): Street => ({
        kind: 'path',
        points: [
          [-180, at - 45],
          [180, 45 - at],
        ],
      })),
    ],
    [
      'without number in one place',
      Array.from({ length: 7000 }, () =>
        street('path', [
          [0, 0],
          [0, 10],
        ]),
      ),
    ],
    [
      'that cross all over',
      Array.from({ length: 2100 }, (_, at) =>
        street(
          'path',
          at % 2
            ? [
                [at / 20, 0],
                [at / 20, 110],
              ]
            : [
                [0, at / 20],
                [110, at / 20],
              ],
        ),
      ),
    ],
  ])('are rejected when there are too many: %s', (_, streets) => {
    expect(joinStreets(streets)).toBeNull();
  });

  it('may include one that spans the whole world', () => {
    expect(
      joinStreets([
        {
          kind: 'path',
          points: [
            [-180, -85],
            [180, 85],
          ],
        },
      ]),
    ).not.toBeNull();
  });

  it('are joined even if there are as many as a drawing of five megabytes holds', () => {
    const size = 255;
    const step = 60;
    const grid = Array.from(
      { length: size * size },
      (_, at) => [(at % size) * step, Math.floor(at / size) * step] as const,
    ).flatMap(([east, north]) => [
      street('residential', [
        [east, north],
        [east + step, north],
      ]),
      street('residential', [
        [east, north],
        [east, north + step],
      ]),
    ]);
    const drawn = JSON.stringify(
      grid.map(({ points }) => points.map((point) => point.map((degrees) => Number(degrees.toFixed(5))))),
    );
    expect(drawn.length).toBeGreaterThan(5_000_000);
    expect(joinStreets(grid)?.lng).toHaveLength((size + 1) ** 2 - 1);
  });

  it('are marked in one pass along a long one-way chain', () => {
    const chain = street(
      'residential',
      Array.from({ length: 60_000 }, (_, at) => [at * 20, 0]),
      { access: access.driveOn },
    );
    const ring = street(
      'residential',
      [
        [0, 0],
        [100, 100],
        [0, 100],
        [0, 0],
      ],
      { access: access.driveOn },
    );
    const graph = join([chain, ring]);
    expect(markAccessible(graph).access.filter((bits) => bits & access.beginsDrive)).toHaveLength(3);
  });

  it('are not joined on different levels', () => {
    const bridge = street(
      'residential',
      [
        [0, -300],
        [0, 300],
      ],
      { level: 1 },
    );
    const around = [
      street('residential', [
        [-300, 0],
        [300, 0],
        [300, 300],
      ]),
      street('residential', [
        [0, 300],
        [300, 300],
      ]),
    ];
    expect(distance([bridge, ...around], [-300, 0], [0, 300])).toBe(600 + 300 + 300);
  });
});

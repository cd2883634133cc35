import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodePolyline } from './decode-polyline.ts';
import { decodeGraph, encodeGraph } from './graph-file.ts';
import { joinStreets, type Street } from './join-streets.ts';
import { markBegins } from './passable.ts';
import { planRoute, type StreetNetwork } from './plan-route.ts';
import { lengthOf, metresBetween, metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import { access } from './street-kinds.ts';

/** Joins streets that are not too many. */
const join = (streets: Street[]) => joinStreets(streets)!;
const prepareNetwork = (graph: StreetGraph, isSchematic: boolean): StreetNetwork => ({
  graph: markBegins(graph),
  isSchematic,
});

/** Positions around a corner of the map, by metres east and north. */
const scale = metresPerDegree(38);
const at = (east: number, north: number): Position => [23 + east / scale.lng, 38 + north / scale.lat];
const street = (kind: Street['kind'], points: [number, number][], more: Partial<Street> = {}): Street => ({
  kind,
  points: points.map(([east, north]) => at(east, north)),
  ...more,
});

/** A town of streets every 100 m from 0 to 1000, both ways. */
const town = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].flatMap((offset) => [
  street('residential', [
    [0, offset],
    [1000, offset],
  ]),
  street('residential', [
    [offset, 0],
    [offset, 1000],
  ]),
]);
const network = prepareNetwork(join(town), false);

describe('a route', () => {
  it('goes along the streets and measures them', () => {
    const route = planRoute(network, 'WALKING', at(0, 0), at(600, 300));
    expect(route.distance).toBeCloseTo(900, -1);
    expect(route.duration).toBeCloseTo(900 / (5.1 / 3.6), -1);
    expect(route.approximate).toBe(false);
    expect(lengthOf(route.points)).toBeCloseTo(route.distance, 3);
  });

  it('begins and ends in the middle of a street', () => {
    const route = planRoute(network, 'WALKING', at(40, 0), at(100, 270));
    expect(route.distance).toBeCloseTo(60 + 270, 0);
    expect(planRoute(network, 'DRIVING', at(20, 0), at(70, 0)).distance).toBeCloseTo(50, 0);
  });

  it('is never longer than any way one could point at, nor shorter than the straight line', () => {
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

  it('takes a car through a one-way street only along it; who walks does not mind', () => {
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

  it('takes the quicker street, not the shorter one', () => {
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

  it('does not begin on an island: it begins on the nearest street that leads somewhere', () => {
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
  ] as const)('%s is a straight line made longer where no street is near', (mode, factor) => {
    for (const given of [network, undefined]) {
      const route = planRoute(given, mode, at(0, 0), at(0, 5000));
      expect(route).toMatchObject({ approximate: true, points: [at(0, 0), at(0, 5000)] });
      expect(route.distance).toBeCloseTo(5000 * factor, 0);
    }
  });

  it('on a schematic map is approximate and counts what lies beside the streets', () => {
    const schematic = prepareNetwork(join(town), true);
    const route = planRoute(schematic, 'WALKING', at(50, -40), at(50, 1040));
    expect(route.approximate).toBe(true);
    expect(route.distance).toBeCloseTo(1000 + 100 + 80 * 1.3, -1);
    expect(route.points[0]).toEqual(at(50, -40));
  });
});

describe('drawn streets', () => {
  const distance = (streets: Street[], from: [number, number], to: [number, number]) =>
    Math.round(planRoute(prepareNetwork(join(streets), false), 'WALKING', at(...from), at(...to)).distance);

  it('join where they cross, without a corner there', () => {
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

  it('join where one stops short of the other', () => {
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

  it('join along a long slanting line, wherever they cross', () => {
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
  ])('%s are too many to join', (_, streets) => {
    expect(joinStreets(streets)).toBeNull();
  });

  it('one around the world is no trouble', () => {
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

  it('as many short ones as a drawing of five megabytes holds are joined, each corner with the four around it', () => {
    const [size, step] = [255, 60];
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

  it('of a long one-way chain are marked in one go', () => {
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
    expect(markBegins(graph).access.filter((bits) => bits & access.beginsDrive)).toHaveLength(3);
  });

  it('pass over each other on different levels', () => {
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

describe('a graph file', () => {
  const notes = { attribution: '© Somebody – Ç', isSchematic: true };
  const { graph } = network;

  it('gives the same graph back, to a centimetre', () => {
    const read = decodeGraph(encodeGraph(graph, notes));
    expect(read.notes).toEqual(notes);
    for (const name of ['from', 'to', 'kind', 'first', 'touching', 'access'] as const)
      expect(read.graph[name]).toEqual(graph[name]);
    read.graph.lng.forEach((lng, node) => expect(Math.abs(lng - graph.lng[node]!)).toBeLessThan(1e-7));
  });

  it.each([
    ['cut', (file: Uint8Array) => file.slice(0, -1)],
    ['another file', () => new TextEncoder().encode('{"magic":"something"}\n')],
    ['empty', () => new Uint8Array()],
    ['a picture', () => new Uint8Array(5000)],
  ])('is refused when it is %s', (_, spoil) => {
    expect(() => decodeGraph(spoil(encodeGraph(graph, notes)))).toThrow(/street graph/);
  });

  it('is refused when it names nodes that it does not have', () => {
    const file = encodeGraph(graph, notes);
    const start = file.indexOf(0x0a) + 1;
    file.fill(0xff, start + graph.lng.length * 8, start + graph.lng.length * 8 + 4);
    expect(() => decodeGraph(file)).toThrow('names nodes');
  });
});

test('an encoded polyline is read as its makers document it', () => {
  expect(
    decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5).map(([lng, lat]) => [lng.toFixed(3), lat.toFixed(3)]),
  ).toEqual([
    ['-120.200', '38.500'],
    ['-120.950', '40.700'],
    ['-126.453', '43.252'],
  ]);
});

test('a cut polyline gives the corners that are whole', () => {
  expect(decodePolyline('_p~iF~ps|U_ul', 5).every((point) => point.every(Number.isFinite))).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { parseSvg } from '../drawings/svg-tree.ts';
import { shownSize } from '../drawings/view-box.ts';
import { Report } from '../mistakes/report.ts';
import { elementsById } from './load-svg.ts';
import type { Point } from './matrix.ts';
import { areaOf } from './polygon.ts';
import { readShapes } from './read-shapes.ts';
import { nameVariants } from './shape-names.ts';

const plan = { width: 1024, height: 768 };

/** The shapes of an SVG, and the codes of what was reported. */
function read(svg: string) {
  const report = new Report();
  const tree = parseSvg(svg);
  const { fit } = shownSize(tree.root, plan, report, 'a.svg');
  const byId = elementsById(tree, tree.root, report, 'a.svg');
  const shapes = readShapes({ root: tree.root, byId, outer: fit }, report, 'a.svg');
  return { shapes, codes: [...report.mistakes, ...report.warnings].map((one) => one.code) };
}

function polygonOf(body: string, root = 'viewBox="0 0 1024 768"'): readonly Point[] {
  const { shapes, codes } = read(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${body}</svg>`,
  );
  expect(codes).toEqual([]);
  expect(shapes).toHaveLength(1);
  return shapes[0]!.polygons[0]!;
}

/** The largest distance from a corner of one polygon to the nearest corner of the other. */
function apart(a: readonly Point[], b: readonly Point[]): number {
  return Math.max(...a.map(([x, y]) => Math.min(...b.map(([u, v]) => Math.hypot(x - u, y - v)))));
}

const square: Point[] = [
  [100, 200],
  [300, 200],
  [300, 350],
  [100, 350],
];

describe('reads the same rectangle from the output of different tools', () => {
  test.each([
    ['rect', '<rect x="100" y="200" width="200" height="150"/>'],
    ['polygon with commas', '<polygon points="100,200 300,200 300,350 100,350"/>'],
    ['polygon with blanks and exponents', '<polygon points="1e2 200 3e2 200 300 350 100 350.0"/>'],
    ['polyline that is closed explicitly', '<polyline points="100 200 300 200 300 350 100 350 100 200"/>'],
    ['relative path', '<path d="m100 200h200v150h-200z"/>'],
    ['path without blanks', '<path d="M100,200H300V350H100Z"/>'],
    ['a path that continues after closing', '<path d="M100 200H300V350H100zl1 1"/>'],
    ['smooth curves that follow lines', '<path d="M100 200L300 200S300 275 300 350L200 350T100 350z"/>'],
    ['implicit lines after m', '<path d="m100 200 200 0 0 150 -200 0"/>'],
    ['signs instead of blanks', '<path d="M300 350l-200-0 0-150 200-0z"/>'],
    ['translate', '<rect transform="translate(90, 180)" x="10" y="20" width="200" height="150"/>'],
    ['translate by one number', '<rect transform="translate(90)" x="10" y="200" width="200" height="150"/>'],
    ['scale', '<rect transform="scale(2)" x="50" y="100" width="100" height="75"/>'],
    ['rotation around a centre', '<rect transform="rotate(90 200 275)" x="125" y="175" width="150" height="200"/>'],
    ['matrix', '<rect transform="matrix(0 1 -1 0 475 75)" x="125" y="175" width="150" height="200"/>'],
    ['a list of transforms', '<rect transform="translate(100 200) scale(2 1.5)" width="100" height="100"/>'],
    [
      'nested groups',
      '<g transform="translate(100,0)"><g transform="scale(2)"><rect y="100" width="100" height="75"/></g></g>',
    ],
    [
      'skew and back',
      '<g transform="skewX(30)"><g transform="skewX(-30)"><rect x="100" y="200" width="200" height="150"/></g></g>',
    ],
    [
      'use of a definition',
      '<defs><rect id="r" width="200" height="150"/></defs><use xlink:href="#r" x="100" y="200"/>',
    ],
    ['a drawing inside', '<svg x="60" y="50"><rect x="40" y="150" width="200" height="150"/></svg>'],
    [
      'a drawing inside with another view box',
      '<svg x="100" y="100" width="400" height="400" viewBox="-10 -10 200 100"><rect x="-10" y="-10" width="100" height="75"/></svg>',
    ],
    [
      'a stretched drawing inside',
      '<svg width="1000" height="800" viewBox="0 0 100 100" preserveAspectRatio="none"><rect x="10" y="25" width="20" height="18.75"/></svg>',
    ],
    [
      'use of a symbol',
      '<symbol id="s"><rect width="200" height="150"/></symbol><use href="#s" transform="translate(100 200)"/>',
    ],
  ])('%s', (_, body) => {
    const polygon = polygonOf(body);
    expect(apart(polygon, square)).toBeLessThan(0.5);
    expect(apart(square, polygon)).toBeLessThan(0.5);
    expect(areaOf(polygon)).toBeCloseTo(30_000, 0);
  });
});

describe('fits another view box into the expected one', () => {
  test.each([
    ['twice as large', 'viewBox="0 0 2048 1536"', '<rect x="200" y="400" width="400" height="300"/>'],
    ['moved', 'viewBox="-50 -60 1024 768"', '<rect x="50" y="140" width="200" height="150"/>'],
    ['only width and height', 'width="512px" height="384px"', '<rect x="50" y="100" width="100" height="75"/>'],
  ])('%s', (_, root, body) => expect(apart(polygonOf(body, root), square)).toBeLessThan(0.5));
});

describe('flattens curves with a deviation of less than half a pixel', () => {
  const farthestFromCircle = (polygon: readonly Point[], cx: number, cy: number, r: number) =>
    Math.max(
      ...polygon.flatMap(([x, y], index) => {
        const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
        return [Math.hypot(x - cx, y - cy), Math.hypot((x + nextX) / 2 - cx, (y + nextY) / 2 - cy)].map((distance) =>
          Math.abs(distance - r),
        );
      }),
    );
  test.each([
    ['circle', '<circle cx="400" cy="300" r="200"/>'],
    ['ellipse that a scale makes round', '<ellipse transform="scale(2 1)" cx="200" cy="300" rx="100" ry="200"/>'],
    ['arcs', '<path d="M200 300a200 200 0 1 0 400 0a200 200 0 1 0-400 0z"/>'],
    [
      'a polygon with very many corners',
      `<polygon points="${Array.from({ length: 2000 }, (_, index) => `${400 + 200 * Math.cos((index * Math.PI) / 1000)} ${300 + 200 * Math.sin((index * Math.PI) / 1000)}`).join(' ')}"/>`,
    ],
    ['arcs with flags run together', '<path d="M200 300A200 200 0 01600 300 200 200 0 01200 300"/>'],
    [
      'cubics as Illustrator draws a circle',
      '<path d="M600,300c0,110.457-89.543,200-200,200s-200-89.543-200-200,89.543-200,200-200,200,89.543,200,200z"/>',
    ],
    ['arc with too small a radius', '<path d="M200 300A1 1 0 0 1 600 300A1 1 0 0 1 200 300z"/>'],
  ])('%s', (_, body) => {
    const polygon = polygonOf(body);
    expect(farthestFromCircle(polygon, 400, 300, 200)).toBeLessThan(0.5);
    expect(areaOf(polygon)).toBeGreaterThan(0.99 * Math.PI * 200 * 200);
  });

  test('reads rounded corners', () => {
    const polygon = polygonOf('<rect x="100" y="200" width="200" height="150" rx="30"/>');
    expect(areaOf(polygon)).toBeCloseTo(30_000 - (4 - Math.PI) * 900, -2);
  });

  test('reads quadratic curves and their smooth continuations', () => {
    const polygon = polygonOf('<path d="M100 300Q200 100 300 300T500 300L500 600L100 600z"/>');
    const along = (t: number): Point => [100 + 200 * t, 300 * (1 - t) ** 2 + 200 * t * (1 - t) + 300 * t * t];
    for (const t of [0.25, 0.5, 0.75])
      expect(
        Math.min(
          ...polygon.map((point, index) => distanceToEdge(along(t), point, polygon[(index + 1) % polygon.length]!)),
        ),
      ).toBeLessThan(0.5);
    expect(Math.max(...polygon.map(([, y]) => y))).toBe(600);
  });
});

describe('names as drawing tools write them', () => {
  const nameOf = (body: string) =>
    read(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 1024 768">${body}</svg>`,
    )
      .shapes[0]!.names.flat()
      .flatMap(nameVariants);
  test.each([
    ['Illustrator escape', '<path id="_x31_01" d="M0 0h9v9z"/>', '101'],
    ['Illustrator repeated', '<path id="_x31_01_2_" d="M0 0h9v9z"/>', '101'],
    ['Illustrator layer name', '<path id="a_1" data-name="101" d="M0 0h9v9z"/>', '101'],
    ['Figma', '<path id="unit-101" d="M0 0h9v9z"/>', '101'],
    ['Figma repeated', '<path id="101_2" d="M0 0h9v9z"/>', '101'],
    ['with underscore', '<path id="unit_101" d="M0 0h9v9z"/>', '101'],
    ['Inkscape label', '<path id="path1234" inkscape:label="BA7" d="M0 0h9v9z"/>', 'BA7'],
    ['group around it', '<g id="M3"><path id="path12" d="M0 0h9v9z"/></g>', 'M3'],
    ['group around an unnamed shape', '<g id="Group_4"><g id="unit-Δ1"><path d="M0 0h9v9z"/></g></g>', 'Δ1'],
    ['a number that is also a generated name', '<path id="G1" d="M0 0h9v9z"/>', 'G1'],
    ['spaces as underscores', '<path id="Villa_3" d="M0 0h9v9z"/>', 'Villa 3'],
  ])('%s', (_, body, name) => expect(nameOf(body)).toContain(name));

  test('never takes a prefix alone as the name of a unit', () =>
    expect(nameVariants('unit-999')).not.toContain('unit'));
});

test('ignores hidden parts, definitions and clip paths', () => {
  const { shapes } = read(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"><style>.h{display:none}</style><defs><rect width="9" height="9"/></defs><clipPath id="c"><rect width="9" height="9"/></clipPath><g class="h"><rect width="9" height="9"/></g><rect display="none" width="9" height="9"/></svg>',
  );
  expect(shapes).toEqual([]);
});

test('stops at circular and exploding uses', () => {
  const circle = read(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>',
  );
  expect(circle.shapes).toEqual([]);
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  ).join('');
  const many = read(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"><defs><rect id="l0" width="9" height="9"/>${levels}</defs><use href="#l12"/></svg>`,
  );
  expect(many.codes).toContain('svg_too_complex');
});

function distanceToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

test.each([
  ['the name that the author gave to its layer', '<g id="M3"><path id="path12" d="M10 10 L x 20"/></g>', 'M3'],
  ['its generated name if it has no other', '<path id="path12" d="M10 10 L x 20"/>', 'path12'],
  ['its element if it has no name', '<path d="M10 10 L x 20"/>', 'path'],
])('an unreadable shape is reported with %s', (_, body, name) => {
  const report = new Report();
  const { root } = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768">${body}</svg>`);
  readShapes({ root, byId: new Map(), outer: [1, 0, 0, 1, 0, 0] }, report, 'a.svg');
  expect(report.mistakes.map(({ what }) => what)).toEqual([
    expect.stringContaining(`The shape ${name} cannot be read`),
  ]);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

type Point = readonly [number, number];
interface Marker {
  building: string;
  anchors: [number, number, 0 | 1][];
  silhouettes: string[];
}
interface Sequence {
  folder: string;
  width: number;
  height: number;
  start: number;
  north: number[];
  markers: Marker[];
}

const FRAMES = 60;
const WIDTH = 1920;
const HEIGHT = 1080;
const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const model = JSON.parse(readFileSync(file('source/model.json'), 'utf8')) as {
  apartments: { code: string; levels: { level: number; z0: number }[] };
  villas: { code: string; className: string }[];
};
const sequence = (JSON.parse(readFileSync(file('rotator/rotator.json'), 'utf8')) as { sequences: [Sequence] })
  .sequences[0];

function points(text: string): Point[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number) as unknown as Point);
}

function area(polygon: readonly Point[]): number {
  return (
    Math.abs(
      polygon.reduce((sum, [x, y], i) => {
        const [u = 0, v = 0] = polygon[(i + 1) % polygon.length] ?? [];
        return sum + x * v - u * y;
      }, 0),
    ) / 2
  );
}

function contains(polygon: readonly Point[], x: number, y: number): boolean {
  return polygon.reduce((hit, [ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1) as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !hit : hit;
  }, false);
}

function middle(polygon: readonly Point[]): Point {
  return [
    polygon.reduce((s, p) => s + p[0], 0) / polygon.length,
    polygon.reduce((s, p) => s + p[1], 0) / polygon.length,
  ];
}

function floors(name: string): { id: string; polygon: Point[] }[] {
  const svg = readFileSync(file(`fronts/${name}/building0.svg`), 'utf8');
  expect(svg).toContain('viewBox="0 0 1920 1080"');
  return [...svg.matchAll(/id="([^"]+)" points="([^"]+)"/g)].map(([, id = '', text = '']) => ({
    id,
    polygon: points(text),
  }));
}

function outside([x, y]: Point): boolean {
  return !(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT);
}

/** The area shared by both shapes in square pixels, sampled on a four-pixel grid. */
function overlap(a: readonly Point[], b: readonly Point[]): number {
  const within = (index: 0 | 1): [number, number] => [
    Math.max(Math.min(...a.map((p) => p[index])), Math.min(...b.map((p) => p[index]))),
    Math.min(Math.max(...a.map((p) => p[index])), Math.max(...b.map((p) => p[index]))),
  ];
  const [x0, x1] = within(0);
  const [y0, y1] = within(1);
  let both = 0;
  for (let x = x0; x < x1; x += 4)
    for (let y = y0; y < y1; y += 4) if (contains(a, x, y) && contains(b, x, y)) both += 16;
  return both;
}

describe('the rotator frames', () => {
  it('has one entry per frame for every building', () => {
    expect(sequence.markers.map((marker) => marker.building).toSorted()).toEqual(
      [model.apartments.code, ...model.villas.map((v) => v.code)].toSorted(),
    );
    expect(sequence.north).toHaveLength(FRAMES);
    for (const marker of sequence.markers) {
      expect(marker.anchors).toHaveLength(FRAMES);
      expect(marker.silhouettes).toHaveLength(FRAMES);
    }
  });

  it('turns six degrees per frame', () => {
    const steps = sequence.north.map(
      (north, i) => (((sequence.north[(i + 1) % FRAMES] ?? 0) - north + 540) % 360) - 180,
    );
    for (const step of steps) expect(Math.abs(Math.abs(step) - 6)).toBeLessThanOrEqual(2);
    expect(Math.abs(steps.reduce((sum, step) => sum + step, 0))).toBe(360);
    expect(sequence.north[0]).toBe(0);
  });

  it('keeps anchors and silhouettes inside the frame', () => {
    for (const { anchors, silhouettes } of sequence.markers) {
      expect([...anchors.map(([x, y]): Point => [x, y]), ...silhouettes.flatMap(points)].filter(outside)).toEqual([]);
    }
  });

  it('always shows the apartment building, with its marker', () => {
    const main = sequence.markers.filter((marker) => marker.building === model.apartments.code);
    expect(main.flatMap(({ anchors }) => anchors).filter(([, , visible]) => visible === 0)).toEqual([]);
    expect(
      main.flatMap(({ silhouettes }) => silhouettes).filter((silhouette) => area(points(silhouette)) < 40_000),
    ).toEqual([]);
  });

  it('hides each villa in some frames and shows it in others', () => {
    const seen = sequence.markers
      .filter((marker) => marker.building !== model.apartments.code)
      .map(({ anchors }) => anchors.filter(([, , visible]) => visible === 1).length);
    expect(seen).toHaveLength(model.villas.length);
    expect(seen.filter((count) => count <= 5 || count >= FRAMES)).toEqual([]);
  });

  it('shows no marker above a building that is completely hidden', () => {
    const floating = sequence.markers.flatMap(({ building, anchors, silhouettes }) =>
      anchors.flatMap(([, , visible], i) => (visible && !silhouettes[i] ? [`${building} ${i}`] : [])),
    );
    expect(floating).toEqual([]);
  });

  it('has every frame at the declared size', async () => {
    for (let i = 0; i < FRAMES; i += 1) {
      const { width, height, format } = await sharp(file(`rotator/${sequence.folder}/b${i}.webp`)).metadata();
      expect([width, height, format]).toEqual([sequence.width, sequence.height, 'webp']);
    }
  });
});

describe.each([
  ['a', model.apartments.levels.filter((level) => level.z0 >= 0).length],
  ...[...new Set(model.villas.map((villa) => villa.className.toLowerCase()))].map((name): [string, number] => [
    name,
    2,
  ]),
])('the front %s', (name, count) => {
  it('has one outline per storey, from bottom to top, inside its picture', async () => {
    const found = floors(name);
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => `floor-${i}`));
    const heights = found.map(({ polygon }) => middle(polygon)[1]);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(found.flatMap(({ polygon }) => polygon).filter(outside)).toEqual([]);
    const { width, height } = await sharp(file(`fronts/${name}/building0.webp`)).metadata();
    expect([width, height]).toEqual([2 * WIDTH, 2 * HEIGHT]);
  });

  it('has the same outlines at dusk, over a picture of the same size', async () => {
    const [day, dusk] = ['building0', 'building1'].map((hour) =>
      readFileSync(file(`fronts/${name}/${hour}.svg`), 'utf8'),
    );
    expect(dusk).toBe(day);
    const { width, height } = await sharp(file(`fronts/${name}/building1.webp`)).metadata();
    expect([width, height]).toEqual([2 * WIDTH, 2 * HEIGHT]);
  });

  it('has no overlapping outlines', () => {
    const found = floors(name);
    found.forEach(({ polygon }, i) => {
      for (const other of found.slice(i + 1))
        expect(overlap(polygon, other.polygon)).toBeLessThan(area(polygon) * 0.02);
    });
  });

  it('leaves room for the side panels and the sky', () => {
    const all = floors(name).flatMap(({ polygon }) => polygon);
    expect(Math.min(...all.map(([x]) => x))).toBeGreaterThan(WIDTH * 0.18);
    expect(Math.max(...all.map(([x]) => x))).toBeLessThan(WIDTH * 0.75);
    expect(Math.min(...all.map(([, y]) => y))).toBeGreaterThan(HEIGHT * 0.08);
  });
});

import type { Position } from './line.ts';

type Flat = readonly [x: number, y: number];

/**
 * The streets of a quarter: two perpendicular sets of parallel lines inside its outline, one of them at `bearing`
 * degrees from north. `spacing` is the distance between the lines of each set in metres; every line is slightly
 * displaced.
 */
export function mesh(
  outline: readonly Position[],
  bearing: number,
  spacing: readonly [number, number],
  random: () => number,
): Position[][] {
  const [lng0, lat0] = outline[0]!;
  const perLng = 111_195 * Math.cos((lat0 * Math.PI) / 180);
  const perLat = 111_195;
  const turn = (bearing * Math.PI) / 180;
  const along: Flat = [Math.sin(turn), Math.cos(turn)];
  const across: Flat = [Math.cos(turn), -Math.sin(turn)];
  const corners = outline.map(([lng, lat]): Flat => [(lng - lng0) * perLng, (lat - lat0) * perLat]);
  const back = ([x, y]: Flat): Position => [lng0 + x / perLng, lat0 + y / perLat];
  const sets = [
    linesAcross(corners, along, across, spacing[0], random),
    linesAcross(corners, across, along, spacing[1], random),
  ];
  return sets.flat().map((line) => line.map(back));
}

/** The segments inside the outline of all lines in one direction. */
function linesAcross(
  corners: readonly Flat[],
  direction: Flat,
  normal: Flat,
  spacing: number,
  random: () => number,
): [Flat, Flat][] {
  const offsets = corners.map((corner) => dot(corner, normal));
  const min = Math.min(...offsets);
  const max = Math.max(...offsets);
  const count = Math.max(1, Math.round((max - min) / spacing));
  const step = (max - min) / count;
  return Array.from({ length: count - 1 }, (_, index) => min + step * (index + 1 + (random() - 0.5) * 0.24)).flatMap(
    (offset) => {
      const hits = crossings(corners, direction, normal, offset).sort((one, other) => one - other);
      return hits.flatMap((from, index): [Flat, Flat][] => {
        const to = hits[index + 1];
        if (index % 2 === 1 || to === undefined || to - from < spacing * 0.6) return [];
        return [[at(direction, normal, from, offset), at(direction, normal, to, offset)]];
      });
    },
  );
}

function crossings(corners: readonly Flat[], direction: Flat, normal: Flat, offset: number): number[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const a = dot(corner, normal) - offset;
    const b = dot(next, normal) - offset;
    if (a > 0 === b > 0) return [];
    const share = a / (a - b);
    return [dot(corner, direction) + share * (dot(next, direction) - dot(corner, direction))];
  });
}

const dot = (a: Flat, b: Flat) => a[0] * b[0] + a[1] * b[1];
const at = (direction: Flat, normal: Flat, along: number, offset: number): Flat => [
  direction[0] * along + normal[0] * offset,
  direction[1] * along + normal[1] * offset,
];

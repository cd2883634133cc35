import type { Point, Polygon } from './model/types.ts';

/** The rows of a generated table by column name. Generated tables only quote whole fields. */
export function parseTable(text: string): Record<string, string>[] {
  const [header, ...rows] = text.trimEnd().split('\n').map(fields);
  return rows.map((row) => Object.fromEntries((header ?? []).map((name, i) => [name, row[i] ?? ''])));
}

function fields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
  );
}

/** The polygons of a plan's group `units`, by id. */
export function polygonsOf(svg: string): Map<string, Polygon> {
  const units = svg.slice(svg.indexOf('<g id="units">'));
  return new Map(
    [...units.matchAll(/<polygon id="([^"]+)" points="([^"]+)"/g)].map((match) => {
      const points = (match[2] ?? '').split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x, y];
      });
      return [match[1] ?? '', points];
    }),
  );
}

/** Pairs of polygons of which one contains a point slightly inside the edge of the other. */
export function overlaps(polygons: readonly (readonly [string, Polygon])[]): string[] {
  return polygons.flatMap(([id, polygon]) => {
    const inner = innerPoints(polygon);
    return polygons
      .filter(([other, shape]) => other !== id && inner.some((point) => holds(shape, point)))
      .map(([other]) => `${id} over ${other}`);
  });
}

function innerPoints(polygon: Polygon): Point[] {
  const middle: Point = [mean(polygon.map(([x]) => x)), mean(polygon.map(([, y]) => y))];
  return [0.3, 0.7, 0.97].flatMap((share) =>
    polygon.map(([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether a point is inside a polygon, by the even-odd rule. */
export function holds(polygon: Polygon, [x, y]: Point): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

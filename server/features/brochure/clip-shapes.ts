import type { PaperPoint } from './map-window.ts';

type Size = { width: number; height: number };

/** How far shapes reach beyond the edge, in millimetres, so that no outline shows along it. */
const beyond = 2;

/** The part of a polygon within a map; empty if there is none. */
export function clipPolygon(points: readonly PaperPoint[], { width, height }: Size): PaperPoint[] {
  const cuts: ((point: PaperPoint) => number)[] = [
    ({ x }) => x + beyond,
    ({ x }) => width + beyond - x,
    ({ y }) => y + beyond,
    ({ y }) => height + beyond - y,
  ];
  return cuts.reduce<PaperPoint[]>(
    (kept, inside) =>
      kept.flatMap((point, index) => {
        const previous = kept.at(index - 1) ?? point;
        const here = inside(point);
        const there = inside(previous);
        const crosses = here >= 0 !== there >= 0;
        return [...(crosses ? [between(previous, point, there / (there - here))] : []), ...(here >= 0 ? [point] : [])];
      }),
    [...points],
  );
}

/** The parts of a line that may be visible on a map: whole segments, joined where they meet. */
export function clipLine(points: readonly PaperPoint[], { width, height }: Size): PaperPoint[][] {
  const chains: PaperPoint[][] = [];
  let chain: PaperPoint[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const touches =
      Math.max(from.x, to.x) >= -beyond &&
      Math.min(from.x, to.x) <= width + beyond &&
      Math.max(from.y, to.y) >= -beyond &&
      Math.min(from.y, to.y) <= height + beyond;
    if (touches && chain.length > 0) chain.push(to);
    else if (touches) chains.push((chain = [from, to]));
    else chain = [];
  }
  return chains;
}

function between(a: PaperPoint, b: PaperPoint, share: number): PaperPoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

import { isAccessible } from './passable.ts';
import { metresBetween, metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import type { TravelMode } from './travel-modes.ts';

/** The point on the streets nearest to a position: its edge, how far along it (0 to 1), and the distance in metres. */
export type SnappedPoint = { edge: number; along: number; point: Position; gap: number };

/** The nearest point at which a route may begin or end; undefined if there is none. */
export function snapToStreet(graph: StreetGraph, mode: TravelMode, position: Position): SnappedPoint | undefined {
  const scale = metresPerDegree(position[1]);
  let best = -1;
  let bestAlong = 0;
  let minDistance = Infinity;
  for (let edge = 0; edge < graph.from.length; edge++) {
    if (!isAccessible(graph, edge, mode)) continue;
    const a = graph.from[edge]!;
    const b = graph.to[edge]!;
    const ax = (graph.lng[a]! - position[0]) * scale.lng;
    const ay = (graph.lat[a]! - position[1]) * scale.lat;
    const dx = (graph.lng[b]! - graph.lng[a]!) * scale.lng;
    const dy = (graph.lat[b]! - graph.lat[a]!) * scale.lat;
    const squaredLength = dx * dx + dy * dy;
    const along = squaredLength === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squaredLength));
    const squaredDistance = (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
    if (squaredDistance < minDistance) {
      best = edge;
      bestAlong = along;
      minDistance = squaredDistance;
    }
  }
  if (best < 0) return undefined;
  const point = pointOn(graph, best, bestAlong);
  return { edge: best, along: bestAlong, point, gap: metresBetween(position, point) };
}

function pointOn(graph: StreetGraph, edge: number, along: number): Position {
  const a = graph.from[edge]!;
  const b = graph.to[edge]!;
  return [
    graph.lng[a]! + (graph.lng[b]! - graph.lng[a]!) * along,
    graph.lat[a]! + (graph.lat[b]! - graph.lat[a]!) * along,
  ];
}

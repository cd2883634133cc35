import { isAccessible } from './passable.ts';
import { metresBetween, metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import type { TravelMode } from './travel-modes.ts';

/**
 * Where a position comes onto the streets: the nearest piece, how far along it (0 to 1), the point there, and how far
 * away in metres.
 */
export type SnappedPoint = { piece: number; along: number; point: Position; gap: number };

/** The nearest point where a way may begin or end; undefined where there is none. */
export function snapToStreet(graph: StreetGraph, mode: TravelMode, position: Position): SnappedPoint | undefined {
  const scale = metresPerDegree(position[1]);
  let [best, bestAlong, least] = [-1, 0, Infinity];
  for (let piece = 0; piece < graph.from.length; piece++) {
    if (!isAccessible(graph, piece, mode)) continue;
    const [a, b] = [graph.from[piece]!, graph.to[piece]!];
    const [ax, ay] = [(graph.lng[a]! - position[0]) * scale.lng, (graph.lat[a]! - position[1]) * scale.lat];
    const [dx, dy] = [(graph.lng[b]! - graph.lng[a]!) * scale.lng, (graph.lat[b]! - graph.lat[a]!) * scale.lat];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
    const distance = (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
    if (distance < least) [best, bestAlong, least] = [piece, along, distance];
  }
  if (best < 0) return undefined;
  const point = pointOn(graph, best, bestAlong);
  return { piece: best, along: bestAlong, point, gap: metresBetween(position, point) };
}

function pointOn(graph: StreetGraph, piece: number, along: number): Position {
  const [a, b] = [graph.from[piece]!, graph.to[piece]!];
  return [
    graph.lng[a]! + (graph.lng[b]! - graph.lng[a]!) * along,
    graph.lat[a]! + (graph.lat[b]! - graph.lat[a]!) * along,
  ];
}

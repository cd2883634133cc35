import { joinStreets, type Street } from '../join-streets.ts';
import { markAccessible } from '../passable.ts';
import type { StreetNetwork } from '../plan-route.ts';
import { metresPerDegree, type Position } from '../position.ts';
import type { StreetGraph } from '../street-graph.ts';

/** Joins streets; throws if there are too many. */
export function join(streets: Street[]): StreetGraph {
  const graph = joinStreets(streets);
  if (graph === null) throw new Error('There are too many streets');
  return graph;
}

export function prepareNetwork(graph: StreetGraph, isSchematic: boolean): StreetNetwork {
  return { graph: markAccessible(graph), isSchematic };
}

const scale = metresPerDegree(38);

/** Converts metres east and north of a reference point to a position. */
export function at(east: number, north: number): Position {
  return [23 + east / scale.lng, 38 + north / scale.lat];
}

/** A street through points in metres east and north of the reference point. */
export function street(kind: Street['kind'], points: [number, number][], more: Partial<Street> = {}): Street {
  return { kind, points: points.map(([east, north]) => at(east, north)), ...more };
}

/** A street grid with a spacing of 100 m, 1000 m a side. */
export const town = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].flatMap((offset) => [
  street('residential', [
    [0, offset],
    [1000, offset],
  ]),
  street('residential', [
    [offset, 0],
    [offset, 1000],
  ]),
]);

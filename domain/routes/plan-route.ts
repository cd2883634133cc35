import { snapToStreet } from './snap-to-street.ts';
import { findRoute } from './find-route.ts';
import { metresBetween, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import { offStreet, schematicDetour, type TravelMode } from './travel-modes.ts';

/** A way to a place: metres, seconds, points from start to end, and whether it is only about right. */
export type Route = { distance: number; duration: number; points: Position[]; approximate: boolean };

/** Streets for planning, marked where ways may begin. Of a schematic network not every street is drawn. */
export type StreetNetwork = { graph: StreetGraph; isSchematic: boolean };

/** How far from the nearest street a way may begin or end, in metres; beyond that the network does not reach. */
const farthest = 400;

/**
 * The way from one position to another. Where the network does not reach, or there is none, it is a straight line made
 * longer by a factor, and approximate; so is every way on a schematic network, whose gaps stand for streets not drawn.
 */
export function planRoute(network: StreetNetwork | undefined, mode: TravelMode, from: Position, to: Position): Route {
  const straight = straightWay(mode, from, to);
  if (network === undefined) return straight;
  const [start, end] = [from, to].map((position) => snapToStreet(network.graph, mode, position));
  if (!start || !end || start.gap > farthest || end.gap > farthest) return straight;
  const way = findRoute(network.graph, mode, start, end);
  if (way === undefined) return straight;
  if (!network.isSchematic)
    return { distance: way.metres, duration: way.seconds, points: way.points, approximate: false };
  const gaps = (start.gap + end.gap) * offStreet[mode].detour;
  const longer = schematicDetour[mode];
  return {
    distance: way.metres * longer + gaps,
    duration: way.seconds * longer + gaps / offStreet[mode].speed,
    points: [from, ...way.points, to],
    approximate: true,
  };
}

function straightWay(mode: TravelMode, from: Position, to: Position): Route {
  const distance = metresBetween(from, to) * offStreet[mode].detour;
  return { distance, duration: distance / offStreet[mode].speed, points: [from, to], approximate: true };
}

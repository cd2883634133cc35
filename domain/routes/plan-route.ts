import { snapToStreet } from './snap-to-street.ts';
import { findRoute } from './find-route.ts';
import { metresBetween, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';
import { offStreet, schematicDetour, type TravelMode } from './travel-modes.ts';

/** A route to a place: metres, seconds, points from start to end, and whether it is only approximate. */
export type Route = { distance: number; duration: number; points: Position[]; approximate: boolean };

/** The streets to plan on, marked where routes may begin. On a schematic network, some streets are missing. */
export type StreetNetwork = { graph: StreetGraph; isSchematic: boolean };

/** How far from the nearest street a route may begin or end, in metres. */
const maxGap = 400;

/**
 * Plans a route between two positions. If there is no network, or it does not reach both, the result is the straight
 * line with a factor for the detour, marked as approximate. Routes on a schematic network are approximate too: the gaps
 * at both ends stand for streets that are not drawn.
 */
export function planRoute(network: StreetNetwork | undefined, mode: TravelMode, from: Position, to: Position): Route {
  const straight = straightRoute(mode, from, to);
  if (network === undefined) return straight;
  const start = snapToStreet(network.graph, mode, from);
  const end = snapToStreet(network.graph, mode, to);
  if (!start || !end || start.gap > maxGap || end.gap > maxGap) return straight;
  const route = findRoute(network.graph, mode, start, end);
  if (route === undefined) return straight;
  if (!network.isSchematic)
    return { distance: route.metres, duration: route.seconds, points: route.points, approximate: false };
  const gaps = (start.gap + end.gap) * offStreet[mode].detour;
  const detour = schematicDetour[mode];
  return {
    distance: route.metres * detour + gaps,
    duration: route.seconds * detour + gaps / offStreet[mode].speed,
    points: [from, ...route.points, to],
    approximate: true,
  };
}

function straightRoute(mode: TravelMode, from: Position, to: Position): Route {
  const distance = metresBetween(from, to) * offStreet[mode].detour;
  return { distance, duration: distance / offStreet[mode].speed, points: [from, to], approximate: true };
}

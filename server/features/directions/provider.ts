import type { DirectionsFailure } from '#contract/entities/directions.ts';
import type { Route } from '#domain/routes/plan-route.ts';
import type { Position } from '#domain/routes/position.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';

/** A route from a provider, with the attribution of its data. */
export type ProvidedRoute = Route & { attribution: string | null };

/** Finds the route between two positions. Throws `DirectionsError`. */
export type FindRoute = (mode: TravelMode, from: Position, to: Position) => Promise<ProvidedRoute>;

/** Why a provider returned no route. */
export class DirectionsError extends Error {
  readonly reason: DirectionsFailure;

  constructor(reason: DirectionsFailure) {
    super(reason);
    this.reason = reason;
  }
}

export const openStreetMap = '© OpenStreetMap contributors';

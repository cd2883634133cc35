import type { DirectionsFailure } from '#contract/entities/directions.ts';
import type { Route } from '#domain/routes/plan-route.ts';
import type { Position } from '#domain/routes/position.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';

/** A way that a provider found, and whose data it is. */
export type ProvidedRoute = Route & { attribution: string | null };

/** Finds the way between two positions. Throws `DirectionsError` where it cannot. */
export type FindWay = (mode: TravelMode, from: Position, to: Position) => Promise<ProvidedRoute>;

/** Why a provider gave no way. */
export class DirectionsError extends Error {
  readonly reason: DirectionsFailure;

  constructor(reason: DirectionsFailure) {
    super(reason);
    this.reason = reason;
  }
}

export const openStreetMap = '© OpenStreetMap contributors';

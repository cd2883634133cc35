import type { StreetKind } from './street-kinds.ts';
import { streetKinds } from './street-kinds.ts';

/** The modes of travel to a place (specification, section 7). Walking is the default. */
export const travelModes = ['WALKING', 'DRIVING'] as const;
export type TravelMode = (typeof travelModes)[number];

const walkingSpeed = 5.1;

/** Speeds in km/h by kind of street. Those of cars are averages in city traffic, including waits at crossings. */
const speeds: Record<TravelMode, Record<StreetKind, number>> = {
  WALKING: {
    motorway: walkingSpeed,
    trunk: walkingSpeed,
    primary: walkingSpeed,
    secondary: walkingSpeed,
    tertiary: walkingSpeed,
    residential: walkingSpeed,
    service: walkingSpeed,
    path: walkingSpeed,
    steps: 2.5,
  },
  DRIVING: {
    motorway: 80,
    trunk: 50,
    primary: 45,
    secondary: 39,
    tertiary: 28,
    residential: 22,
    service: 12,
    path: 6,
    steps: 4,
  },
};

/** Speeds in metres per second, by the index of the kind of street. */
export function speedsOf(mode: TravelMode): Float64Array {
  return Float64Array.from(streetKinds, (kind) => speeds[mode][kind] / 3.6);
}

/** How much longer routes are in reality than on a schematic map, which lacks one-way streets and forbidden turns. */
export const schematicDetour: Record<TravelMode, number> = { WALKING: 1, DRIVING: 1.1 };

/** Off the known streets: how much longer a route is than the straight line, and its speed in metres per second. */
export const offStreet: Record<TravelMode, { detour: number; speed: number }> = {
  WALKING: { detour: 1.3, speed: walkingSpeed / 3.6 },
  DRIVING: { detour: 1.45, speed: 24 / 3.6 },
};

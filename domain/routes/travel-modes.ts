import type { StreetKind } from './street-kinds.ts';
import { streetKinds } from './street-kinds.ts';

/** How somebody goes to a place (specification, section 7); walking is the default. */
export const travelModes = ['WALKING', 'DRIVING'] as const;
export type TravelMode = (typeof travelModes)[number];

const walkingSpeed = 5.1;

/** Kilometres an hour by kind of street. Cars: what city traffic leaves of the limit, crossings included. */
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

/** Metres a second on each kind of street, by the index of the kind. */
export function speedsOf(mode: TravelMode): Float64Array {
  return Float64Array.from(streetKinds, (kind) => speeds[mode][kind] / 3.6);
}

/** How much longer a way really is than on a schematic map, which knows no one-way streets and no forbidden turns. */
export const schematicDetour: Record<TravelMode, number> = { WALKING: 1, DRIVING: 1.1 };

/**
 * Where no street is known: how much longer a way is than the straight line, and at what speed it is gone, in metres a
 * second.
 */
export const offStreet: Record<TravelMode, { detour: number; speed: number }> = {
  WALKING: { detour: 1.3, speed: walkingSpeed / 3.6 },
  DRIVING: { detour: 1.45, speed: 24 / 3.6 },
};

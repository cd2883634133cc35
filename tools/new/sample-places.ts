import { languages } from '#domain/texts/language.ts';
import { starterTexts } from './texts/texts.ts';

/** The invented places of a new package, by how many degrees they lie to the north and east of it. */
export const samplePlaces = { park: [0.003, -0.004], market: [-0.004, 0.002], station: [0.005, 0.006] } as const;

type Coordinates = { lat: number; lng: number };

/** A new package states coordinates with six decimals. */
const rounding = 1e-5;

/** Whether a place is an invented one of a new package, with its title and at its place beside the map's centre. */
export function isSamplePlace(title: string, { lat, lng }: Coordinates, centre: Coordinates): boolean {
  return Object.entries(samplePlaces).some(
    ([key, [north, east]]) =>
      Math.abs(lat - centre.lat - north) < rounding &&
      Math.abs(lng - centre.lng - east) < rounding &&
      languages.some((language) => starterTexts[language][key as keyof typeof samplePlaces] === title),
  );
}

/** Where a panorama is listed; one that is listed nowhere is reached from a unit or a hotspot alone. */
export const panoramaPlaces = ['facility', 'realshot'] as const;
export type PanoramaPlace = (typeof panoramaPlaces)[number];

const pages = /^\/(?:facility|realshot)\?view=([^&#]+)$/;

/** The page that shows a panorama, `/facility?view=pool`. */
export function panoramaAddress(slug: string, place: PanoramaPlace | null): string {
  return `/${place ?? 'facility'}?view=${encodeURIComponent(slug)}`;
}

/** The slug of the panorama that a page of this site shows; undefined where the address is another. */
export function panoramaOf(address: string): string | undefined {
  const slug = pages.exec(address)?.[1];
  if (slug === undefined) return undefined;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

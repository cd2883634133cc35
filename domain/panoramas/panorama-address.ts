/** The pages that list panoramas. A panorama that neither lists is only reached from a unit or a hotspot. */
export const panoramaPlaces = ['facility', 'realshot'] as const;
export type PanoramaPlace = (typeof panoramaPlaces)[number];

const panoramaPage = /^\/(?:facility|realshot)\?view=([^&#]+)$/;

/** The address of the page that shows a panorama: `/facility?view=pool`. */
export function panoramaAddress(slug: string, place: PanoramaPlace | null): string {
  return `/${place ?? 'facility'}?view=${encodeURIComponent(slug)}`;
}

/** The slug of the panorama that an address of this site shows; undefined for other addresses. */
export function panoramaOf(address: string): string | undefined {
  const slug = panoramaPage.exec(address)?.[1];
  if (slug === undefined) return undefined;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

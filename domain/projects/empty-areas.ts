import { panoramaPlaces, type PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import type { Area } from '#domain/people/visitor-access.ts';

/** The areas that a development may have nothing to show in. The menu leaves them out; their pages do not exist. */
export type MaterialArea = Extract<Area, 'location' | 'gallery' | 'panorama'>;
export const materialAreas = ['location', 'gallery', 'panorama'] as const satisfies readonly MaterialArea[];

type PanoramaSettings = { is360External: boolean; external360Url: string | null; hasRealShot: boolean };
type Panoramas = readonly { place: PanoramaPlace | null }[];

/** Which of the two pages of panoramas have something to list, or a page of another site to show. */
export function listPanoramaPages(settings: PanoramaSettings, panoramas: Panoramas): PanoramaPlace[] {
  const has = (place: PanoramaPlace) => panoramas.some((panorama) => panorama.place === place);
  const shown: Record<PanoramaPlace, boolean> = {
    facility: settings.is360External ? settings.external360Url !== null : has('facility'),
    realshot: settings.hasRealShot && has('realshot'),
  };
  return panoramaPlaces.filter((place) => shown[place]);
}

type Material = { places: readonly unknown[]; galleries: readonly unknown[]; panoramas: Panoramas };

/**
 * The areas in which a development has nothing to show. Without galleries, their page still leads to listed panoramas;
 * panoramas that no page lists are still reached from units.
 */
export function listEmptyAreas(settings: PanoramaSettings, { places, galleries, panoramas }: Material): MaterialArea[] {
  const isEmpty: Record<MaterialArea, boolean> = {
    location: places.length === 0,
    gallery: galleries.length === 0 && listPanoramaPages(settings, panoramas).length === 0,
    panorama: panoramas.length === 0 && listPanoramaPages(settings, panoramas).length === 0,
  };
  return materialAreas.filter((area) => isEmpty[area]);
}

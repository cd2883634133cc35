import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { useBuildings, usePictures } from '#web/catalogue/queries.ts';

/**
 * The background picture of simple pages: the front of the first apartment building, else of any building; undefined
 * while loading.
 */
export function useBackdrop(): string | undefined {
  const { data: buildings = [] } = useBuildings();
  const { data: pictures = {} } = usePictures();
  const fronts = [...buildings]
    .sort((a, b) => Number(a.is_villa) - Number(b.is_villa))
    .map((building) => mainFrontOf(building.class_name));
  return fronts.find((file) => Object.hasOwn(pictures, file));
}

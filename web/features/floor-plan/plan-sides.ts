import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import type { Box } from '#domain/outlines/parse-points.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { roomyWindows } from '#web/ui/windows.ts';

/** The space above and below the units for the texts about the sides of the building, in view box units. */
const sideRoom = 32;

/** Whether the development has texts about the sides of a building, and the window has room for them. */
export function useHasSides(building: { is_villa: boolean }): boolean {
  const developmentText = useDevelopmentText();
  const isRoomy = useMediaQuery(roomyWindows);
  const texts = [developmentText('side_north'), developmentText('side_south')];
  return isRoomy && !building.is_villa && texts.some((text) => text !== '');
}

/** The box around the units, enlarged by the space for the texts about the sides. */
export function withSides(box: Box): Box {
  return { ...box, top: box.top - sideRoom, bottom: box.bottom + sideRoom };
}

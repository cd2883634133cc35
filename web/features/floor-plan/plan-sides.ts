import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import type { Box } from '#web/outlines/parse-points.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Room for a line above and below the units that says what lies there, in view box units. */
const sideRoom = 32;

/** Whether what lies on either side of a building is said, and the window has room to spare for it. */
export function useHasSides(building: { is_villa: boolean }): boolean {
  const developmentText = useDevelopmentText();
  const isRoomy = useMediaQuery('(min-width: 768px) and (min-height: 481px)');
  const texts = [developmentText('side_north'), developmentText('side_south')];
  return isRoomy && !building.is_villa && texts.some((text) => text !== '');
}

/** The box around the units with what lies on either side. */
export function withSides(box: Box): Box {
  return { ...box, top: box.top - sideRoom, bottom: box.bottom + sideRoom };
}

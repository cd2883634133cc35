import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useFloorName } from '#web/catalogue/unit-names.ts';
import type { FloorRow } from './describe-floors.ts';

/** Returns a function for the name of a level: a floor's, or the development's own for one that the front does not show. */
export function useLevelName(): (row: FloorRow) => string {
  const floorName = useFloorName();
  const developmentText = useDevelopmentText();
  return ({ level, points }) => (points === '' && developmentText(`level_${level}`)) || floorName(level);
}

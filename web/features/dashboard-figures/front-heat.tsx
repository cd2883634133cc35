import { useMemo } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { useFloorName } from '#web/catalogue/floor-name.ts';
import { paddedBox } from '#web/outlines/parse-points.ts';
import { useText } from '#web/texts/language.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { cropStyle, viewBoxOf } from './crop.ts';
import styles from './demand.module.css';

export type FloorDemand = { level: number; points: string; total: number; mean: number; heat: number };
type FrontHeatProps = {
  building: Building;
  floors: readonly FloorDemand[];
  chosen: number | undefined;
  onChoose: (level: number) => void;
};

/** The view box of fronts (specification, section 3). */
const size = { width: 1920, height: 1080 } as const;
const margin = 60;

/** The front of a building with its floors coloured by demand, and the list that selects the floor to show as a plan. */
export function FrontHeat({ building, floors, chosen, onChoose }: FrontHeatProps) {
  const t = useText();
  const floorName = useFloorName();
  const box = useMemo(
    () =>
      paddedBox(
        building.floorPath.map(({ points }) => points),
        margin,
        size,
      ),
    [building],
  );
  const maxTotal = Math.max(1, ...floors.map((floor) => floor.total));
  return (
    <div className={styles.front}>
      <div className={styles.plane} style={{ aspectRatio: `${box.right - box.left} / ${box.bottom - box.top}` }}>
        <PictureImage
          file={`buildings/${building.class_name.toLowerCase()}`}
          alt=""
          sizes="60vw"
          className={styles.picture}
          style={cropStyle(box, size)}
        />
        <svg viewBox={viewBoxOf(box)} className={styles.outlines} aria-hidden="true">
          {floors.map(({ level, points, heat }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers; keyboards and screen readers use the list
            <polygon
              key={level}
              points={points}
              data-floor={level}
              data-heat={heat}
              data-chosen={level === chosen || undefined}
              className={styles.floor}
              onClick={() => onChoose(level)}
            />
          ))}
        </svg>
      </div>
      <ol className={styles.floors} aria-label={t('figures.byFloor')}>
        {floors.map(({ level, total, heat }) => (
          <li key={level}>
            <button
              type="button"
              className={styles.floorButton}
              aria-pressed={level === chosen}
              onClick={() => onChoose(level)}
            >
              <span>{floorName(level, building.is_villa)}</span>
              <span className={styles.track} aria-hidden="true">
                <span data-heat={Math.max(1, heat)} style={{ inlineSize: `${(total / maxTotal) * 100}%` }} />
              </span>
              <span className={styles.total}>{total}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

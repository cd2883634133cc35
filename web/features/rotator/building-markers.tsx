import { useState, useCallback, useRef } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import { useSilhouettes } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import type { BuildingFacts } from './building-facts.ts';
import { BuildingMarker } from './building-marker.tsx';
import type { Rotator, RotatorView } from './engine/rotator.ts';
import { useRotatorDraw } from './use-rotator.ts';
import styles from './building-markers.module.css';

type BuildingMarkersProps = {
  rotator: Rotator | undefined;
  sequence: TourSequence;
  facts: readonly BuildingFacts[];
  /** Distance of a marker above its anchor, in source pixels. */
  offset: number;
  favouriteInstances: readonly string[];
  /** Query string that the links keep. */
  search: string;
};

/** The markers of all buildings with units, and the outline of the hovered one. */
export function BuildingMarkers({
  rotator,
  sequence,
  facts,
  offset,
  favouriteInstances,
  search,
}: BuildingMarkersProps) {
  const t = useText();
  const [pointed, setPointed] = useState<number>();
  const { data: silhouettes } = useSilhouettes(pointed !== undefined);
  const outlined = silhouettes?.find(
    ({ folder, building_id }) => folder === sequence.folder && building_id === pointed,
  );
  return (
    <>
      {outlined && <Silhouette rotator={rotator} outlines={outlined.outlines} />}
      <ul className={styles.layer} aria-label={t('rotator.markers')}>
        {facts.map((fact) => {
          const { id, instance_name } = fact.building;
          const marker = sequence.markers.find((entry) => entry.building_id === id);
          if (!marker) return null;
          return (
            <BuildingMarker
              key={id}
              rotator={rotator}
              marker={marker}
              offset={offset}
              facts={fact}
              search={search}
              isFavourite={favouriteInstances.includes(instance_name)}
              onPoint={(isPointed) => setPointed(isPointed ? id : undefined)}
            />
          );
        })}
      </ul>
    </>
  );
}

/** The outline of the hovered building. `outlines` holds the SVG points for each frame, in frame pixels. */
function Silhouette({ rotator, outlines }: { rotator: Rotator | undefined; outlines: readonly string[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const shape = useRef<SVGPolygonElement>(null);
  const follow = useCallback(
    ({ frame, crop }: RotatorView) => {
      const { x, y, width, height } = crop.rect;
      drawing.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      shape.current?.setAttribute('points', outlines[frame] ?? '');
    },
    [outlines],
  );
  useRotatorDraw(rotator, follow);
  return (
    <svg ref={drawing} className={styles.silhouette} preserveAspectRatio="none" aria-hidden="true">
      <polygon ref={shape} />
    </svg>
  );
}

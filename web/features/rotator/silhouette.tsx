import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import type { Rotator } from './engine/rotator.ts';
import styles from './silhouette.module.css';

type SilhouetteProps = { rotator: Rotator | undefined; folder: string; building: number };

/** The outline of a building in the frames of a sequence. */
export function Silhouette({ rotator, folder, building }: SilhouetteProps) {
  const { data } = useQuery({
    queryKey: [...catalogueKeys.tour, 'silhouettes'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listSilhouettes, { signal }),
  });
  // The SVG points for each frame, in frame pixels.
  const outlines = data?.find(
    (candidate) => candidate.folder === folder && candidate.building_id === building,
  )?.outlines;
  const drawing = useRef<SVGSVGElement>(null);
  const shape = useRef<SVGPolygonElement>(null);
  // Does not use `useRotatorDraw`, which would then be in a shared chunk, one more file for the first page.
  useEffect(
    () =>
      rotator?.onDraw(({ frame, crop }) => {
        const { x, y, width, height } = crop.rect;
        drawing.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
        shape.current?.setAttribute('points', outlines?.[frame] ?? '');
      }),
    [rotator, outlines],
  );
  if (!outlines) return null;
  return (
    <svg ref={drawing} className={styles.silhouette} preserveAspectRatio="none" aria-hidden="true">
      <polygon ref={shape} />
    </svg>
  );
}

import { useCallback, useRef } from 'react';
import type { Rotator, RotatorView } from './engine/rotator.ts';
import { useRotatorDraw } from './use-rotator.ts';
import styles from './building-markers.module.css';

/** The outline of the building that is pointed at, frame by frame; `outlines` are point pairs in frame pixels. */
export function Silhouette({ rotator, outlines }: { rotator: Rotator | undefined; outlines: readonly string[] }) {
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

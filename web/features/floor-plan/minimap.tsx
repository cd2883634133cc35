import type { PointerEvent } from 'react';
import type { Box, Point } from '#web/outlines/parse-points.ts';
import type { PlanUnitRow } from './describe-units.ts';
import styles from './minimap.module.css';

type MinimapProps = { rows: readonly PlanUnitRow[]; box: Box; shown: Box; onGo: (point: Point) => void };

/** The whole plan in small, with a frame around the visible part. Pressing or dragging moves the view there. */
export function Minimap({ rows, box, shown, onGo }: MinimapProps) {
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix) onGo(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  return (
    <svg
      viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`}
      className={styles.map}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {rows.flatMap((row) =>
        row.polygons.map((points) => (
          <polygon key={points} points={points} className={styles[row.isExcluded ? 'out' : row.status]} />
        )),
      )}
      <rect
        x={shown.left}
        y={shown.top}
        width={shown.right - shown.left}
        height={shown.bottom - shown.top}
        className={styles.frame}
      />
    </svg>
  );
}

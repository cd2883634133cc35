import { useRef, type ReactNode } from 'react';
import type { Plan } from '#contract/entities/plan.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import type { Box } from '#domain/outlines/parse-points.ts';
import { useGrowFrom } from '#web/ui/grow-from.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { roomyWindows } from '#web/ui/breakpoints.ts';
import type { PlanUnitRow } from './describe-units.ts';
import type { View } from './plan-view.ts';
import styles from './plan-drawing.module.css';

type PlanDrawingProps = {
  plan: Plan;
  name: string;
  view: View;
  box: Box;
  chosen: PlanUnitRow | undefined;
  hasSides: boolean;
  /** The id of the pattern that fills blocked units. */
  hatchId: string;
  children: ReactNode;
};

/** The background picture, drawing and units of a plan in one transformed box, with the chosen unit outlined. */
export function PlanDrawing({ plan, name, view, box, chosen, hasSides, hatchId, children }: PlanDrawingProps) {
  const plane = useRef<HTMLElement>(null);
  useGrowFrom(plane, {
    x: view.x + box.left * view.scale,
    y: view.y + box.top * view.scale,
    width: (box.right - box.left) * view.scale,
    height: (box.bottom - box.top) * view.scale,
  });
  const style = {
    width: plan.width * view.scale,
    height: plan.height * view.scale,
    transform: `translate(${view.x}px, ${view.y}px)`,
    '--label-scale': labelScale(view.scale),
  };
  return (
    <section ref={plane} dir="ltr" className={styles.plane} style={style} aria-label={name}>
      {plan.background && <PictureImage file={plan.background} alt="" sizes="100vw" className={styles.background} />}
      {plan.drawing && (
        <img
          src={`/media/${plan.drawing.split('/').map(encodeURIComponent).join('/')}`}
          alt=""
          className={styles.drawing}
          draggable={false}
        />
      )}
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} className={styles.units}>
        <Hatch id={hatchId} scale={view.scale} />
        {children}
        {chosen && <ChosenOutline polygons={chosen.polygons} />}
        {hasSides && <Sides box={box} />}
      </svg>
    </section>
  );
}

function Hatch({ id, scale }: { id: string; scale: number }) {
  const step = 6 / Math.max(scale, 0.4);
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d={`M0 0V${step}`} className={styles.hatch} />
    </pattern>
  );
}

function ChosenOutline({ polygons }: { polygons: readonly string[] }) {
  return (
    <g className={styles.edge}>
      {polygons.map((points) => (
        <polygon key={`halo ${points}`} points={points} className={styles.halo} />
      ))}
      {polygons.map((points) => (
        <polygon key={points} points={points} className={styles.ring} />
      ))}
    </g>
  );
}

/** The development's texts about what lies on either side of the building. */
function Sides({ box }: { box: Box }) {
  const developmentText = useDevelopmentText();
  const middle = (box.left + box.right) / 2;
  const places = [
    { text: developmentText('side_north'), y: box.top - 10 },
    { text: developmentText('side_south'), y: box.bottom + 22 },
  ];
  return places.map(({ text, y }) => (
    <g key={y} transform={`translate(${middle} ${y})`} aria-hidden="true">
      <text className={styles.side}>{text}</text>
    </g>
  ));
}

/**
 * Scales labels against the plan, so that numbers stay 13 to 16 px tall at any zoom (larger with a larger root font).
 */
function labelScale(scale: number): number {
  const fontScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const height = 15 * scale;
  return Math.min(Math.max(height, 13 * fontScale), 16 * fontScale) / height;
}

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

import { useMemo } from 'react';
import type { Building, Front } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { usePlan } from '#web/catalogue/lookups.ts';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { paddedBox, type Box } from '#domain/outlines/parse-points.ts';
import { useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './demand.module.css';

export type FloorDemand = { level: number; points: string; total: number; mean: number; heat: number };
type FrontHeatProps = {
  building: Building;
  front: Front;
  floors: readonly FloorDemand[];
  chosen: number | undefined;
  onChoose: (level: number) => void;
};

const frontMargin = 60;

/**
 * The front of a building with its floors coloured by demand, and the list that selects the floor to show as a plan.
 */
export function FrontHeat({ building, front, floors, chosen, onChoose }: FrontHeatProps) {
  const t = useText();
  const countText = useCountText();
  const levelNames = useLevelNames();
  const box = useMemo(
    () =>
      paddedBox(
        front.outlines.map(({ points }) => points),
        frontMargin,
        front,
      ),
    [front],
  );
  const seen = floors.filter(({ points }) => points !== '');
  const maxTotal = Math.max(1, ...floors.map((floor) => floor.total));
  return (
    <div className={styles.front}>
      <div
        dir="ltr"
        className={styles.plane}
        style={{ aspectRatio: `${box.right - box.left} / ${box.bottom - box.top}` }}
      >
        <PictureImage
          file={front.picture}
          alt=""
          sizes="60vw"
          className={styles.picture}
          style={cropStyle(box, front)}
        />
        <svg viewBox={viewBoxOf(box)} className={styles.outlines} aria-hidden="true">
          {seen.map(({ level, points, heat }) => (
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
              <span>{levelNames(level, building.class_name).name}</span>
              <span className={styles.track} aria-hidden="true">
                <span data-heat={Math.max(1, heat)} style={{ inlineSize: `${(total / maxTotal) * 100}%` }} />
              </span>
              <span className={styles.total}>{countText(total)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** CSS that positions a whole picture so that only the cropped part is visible, in per cent of that part. */
function cropStyle(box: Box, size: { width: number; height: number }) {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return {
    left: `${(-box.left / width) * 100}%`,
    top: `${(-box.top / height) * 100}%`,
    width: `${(size.width / width) * 100}%`,
    height: `${(size.height / height) * 100}%`,
  };
}

/** A box as an SVG `viewBox`. */
function viewBoxOf({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

type FloorHeatProps = {
  building: Building;
  level: number;
  name: string;
  units: readonly Property[];
  values: ReadonlyMap<number, number>;
  heat: ReadonlyMap<number, number>;
};

const planMargin = 16;

/** The plan of a floor, with each unit coloured by its demand and labelled with the number. */
export function FloorHeat({ building, level, name, units, values, heat }: FloorHeatProps) {
  const t = useText();
  const countText = useCountText();
  const code = building.plans.find((plan) => plan.level === level && !plan.is_dublex)?.code;
  const { data: plan, isPending } = usePlan(building.id, code);
  const box = useMemo(
    () =>
      plan
        ? paddedBox(
            plan.units.flatMap((unit) => unit.points),
            planMargin,
            plan,
          )
        : undefined,
    [plan],
  );
  const codes = new Map(units.map((unit) => [unit.id, unit.code]));
  if (code === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
    <figure className={styles.plan} tabIndex={0}>
      <figcaption className={styles.planTitle}>{t('figures.planOf', { floor: name })}</figcaption>
      {isPending && <Skeleton className={styles.planWaiting} />}
      {plan && box && (
        <div
          dir="ltr"
          className={styles.plane}
          style={{ aspectRatio: `${box.right - box.left} / ${box.bottom - box.top}` }}
        >
          {plan.drawing && (
            <img
              src={`/media/${plan.drawing.split('/').map(encodeURIComponent).join('/')}`}
              alt=""
              className={styles.drawing}
              style={cropStyle(box, plan)}
            />
          )}
          <svg viewBox={viewBoxOf(box)} className={styles.outlines} aria-hidden="true">
            {plan.units.map((unit) => (
              <g
                key={unit.property_id}
                data-heat={heat.get(unit.property_id) ?? 0}
                data-unit={unit.property_id}
                className={styles.unit}
              >
                <title>
                  {t('figures.unitDemand', {
                    code: codes.get(unit.property_id) ?? '',
                    count: values.get(unit.property_id) ?? 0,
                  })}
                </title>
                {unit.points.map((points) => (
                  <polygon key={points} points={points} />
                ))}
                <text x={unit.label.x} y={unit.label.y}>
                  {countText(values.get(unit.property_id) ?? 0)}
                </text>
              </g>
            ))}
          </svg>
        </div>
      )}
    </figure>
  );
}

import { useMemo } from 'react';
import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { usePlan } from '#web/catalogue/queries.ts';
import { paddedBox } from '#web/outlines/parse-points.ts';
import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { viewBoxOf, cropStyle } from './crop.ts';
import styles from './demand.module.css';

type FloorHeatProps = {
  building: Building;
  level: number;
  name: string;
  units: readonly Property[];
  values: ReadonlyMap<number, number>;
  heat: ReadonlyMap<number, number>;
};

/** The view box of plans (specification, section 2). */
const size = { width: 1024, height: 768 } as const;
const margin = 16;

/** The plan of a floor, with each unit coloured by its demand and labelled with the number. */
export function FloorHeat({ building, level, name, units, values, heat }: FloorHeatProps) {
  const t = useText();
  const code = building.plans.find((plan) => plan.level === level && !plan.is_dublex)?.code;
  const { data: plan, isPending } = usePlan(building.id, code);
  const box = useMemo(() => paddedBox(plan?.units.flatMap((unit) => unit.points) ?? [], margin, size), [plan]);
  const codes = new Map(units.map((unit) => [unit.id, unit.code]));
  if (code === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones, and keyboards can only scroll a focused element
    <figure className={styles.plan} tabIndex={0}>
      <figcaption className={styles.planTitle}>{t('figures.planOf', { floor: name })}</figcaption>
      {isPending && <Skeleton className={styles.planWaiting} />}
      {plan && (
        <div className={styles.plane} style={{ aspectRatio: `${box.right - box.left} / ${box.bottom - box.top}` }}>
          {plan.drawing && (
            <img
              src={`/media/${plan.drawing.split('/').map(encodeURIComponent).join('/')}`}
              alt=""
              className={styles.drawing}
              style={cropStyle(box, size)}
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
                  {values.get(unit.property_id) ?? 0}
                </text>
              </g>
            ))}
          </svg>
        </div>
      )}
    </figure>
  );
}

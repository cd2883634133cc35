import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { PlanUnitRow } from './describe-units.ts';
import { UnitLabel } from './unit-label.tsx';
import styles from './unit-link.module.css';

type UnitLinkProps = {
  row: PlanUnitRow;
  to: string;
  /** The room type in the current language. */
  room: string;
  /** The accessible name. */
  name: string;
  hatchId: string;
  onChoose: (row: PlanUnitRow, by: 'pointer' | 'focus') => void;
  onTap: (row: PlanUnitRow, event: MouseEvent<Element>) => void;
  onKey: (row: PlanUnitRow, event: KeyboardEvent<Element>) => void;
};

/** A unit on the plan: its outline and label, as a link unless the filter excludes it. */
export const UnitLink = memo(function UnitLink({
  row,
  to,
  room,
  name,
  hatchId,
  onChoose,
  onTap,
  onKey,
}: UnitLinkProps) {
  const t = useText();
  const testAttributes = { 'data-unit': row.id, 'data-status': row.status };
  if (row.isOut) {
    return (
      <g {...testAttributes} data-filtered="out" className={classNames(styles.unit, styles.disabled)}>
        <title>{t('floorPlan.leftOut', { number: row.unit.number })}</title>
        <UnitBody row={row} room={room} hatchId={hatchId} />
      </g>
    );
  }
  return (
    <Link
      {...testAttributes}
      {...(row.isMatch ? { 'data-filtered': 'in' } : {})}
      to={to}
      aria-label={name}
      className={classNames(styles.unit, styles[row.status], row.isMatch && styles.filtered)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onChoose(row, 'pointer');
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onChoose(row, 'focus');
      }}
      onClick={(event) => onTap(row, event)}
      onKeyDown={(event) => onKey(row, event)}
    >
      <UnitBody row={row} room={room} hatchId={hatchId} />
    </Link>
  );
});

function UnitBody({ row, room, hatchId }: { row: PlanUnitRow; room: string; hatchId: string }) {
  const { x, y } = row.label;
  return (
    <>
      {row.polygons.map((points) => (
        <g key={points}>
          <polygon points={points} className={styles.shape} />
          {row.status === 'blocked' && !row.isOut && (
            <polygon points={points} fill={`url(#${hatchId})`} className={styles.hatched} />
          )}
        </g>
      ))}
      <g transform={`translate(${x} ${y})`} className={styles.label} aria-hidden={!row.isOut}>
        <UnitLabel
          number={row.unit.number}
          room={room}
          status={row.status}
          isOut={row.isOut}
          isFavourite={row.isFavourite}
          width={row.width}
        />
      </g>
    </>
  );
}

import { type KeyboardEvent, type MouseEvent, memo, useCallback } from 'react';
import { type StatusLabel, statusLabels } from '#domain/units/statuses.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import type { Point } from '#domain/outlines/parse-points.ts';
import { Link } from '#web/router/link.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusMark } from '#web/ui/status-tag.tsx';
import { type PlanUnitRow, useUnitName } from './describe-units.ts';
import { isDirection, findNeighbour } from './find-neighbour.ts';
import styles from './unit-links.module.css';

type UnitLinksProps = {
  rows: readonly PlanUnitRow[];
  hatchId: string;
  isCompact: boolean;
  search: string;
  onChoose: (id: number, by: 'pointer' | 'focus') => void;
  /** Scrolls a point of the plan into view. */
  onShow: (point: Point) => void;
};

/** The units of a plan. Hover and focus select a unit, a click opens it; on phones a tap only selects it. */
export function UnitLinks({ rows, hatchId, isCompact, search, onChoose, onShow }: UnitLinksProps) {
  const roomTypeName = useRoomTypeName();
  const t = useText();
  const join = useJoin();
  const unitName = useUnitName();
  const choose = useCallback(
    (row: PlanUnitRow, by: 'pointer' | 'focus') => {
      onChoose(row.id, by);
      if (by === 'focus') onShow(row.label);
    },
    [onChoose, onShow],
  );
  const tap = useCallback(
    (row: PlanUnitRow, event: MouseEvent<Element>) => {
      if (!isCompact || !isTouch(event.nativeEvent)) return;
      event.preventDefault();
      onChoose(row.id, 'pointer');
    },
    [isCompact, onChoose],
  );
  const moveFocus = useCallback(
    (row: PlanUnitRow, event: KeyboardEvent<Element>) => {
      if (!isDirection(event.key)) return;
      const next = findNeighbour(
        rows.filter((candidate) => !candidate.isExcluded),
        row,
        event.key,
      );
      const link = next && event.currentTarget.parentElement?.querySelector<SVGElement>(`a[data-unit="${next.id}"]`);
      if (!link) return;
      event.preventDefault();
      link.focus({ preventScroll: true });
    },
    [rows],
  );
  return rows.map((row) => (
    <UnitLink
      key={row.id}
      row={row}
      to={unitAddress(row.id, search)}
      room={roomTypeName(row.unit)}
      name={row.isFavourite ? join(unitName(row.unit), t('floorPlan.favourite')) : unitName(row.unit)}
      hatchId={hatchId}
      onChoose={choose}
      onTap={tap}
      onKey={moveFocus}
    />
  ));
}

/** Whether a click was a tap. Clicks from keyboards and screen readers have another pointer type, or none. */
function isTouch(event: globalThis.MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

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
const UnitLink = memo(function UnitLink({ row, to, room, name, hatchId, onChoose, onTap, onKey }: UnitLinkProps) {
  const t = useText();
  const testAttributes = { 'data-unit': row.id, 'data-status': row.status };
  if (row.isExcluded) {
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
          {row.status === 'blocked' && !row.isExcluded && (
            <polygon points={points} fill={`url(#${hatchId})`} className={styles.hatched} />
          )}
        </g>
      ))}
      <g transform={`translate(${x} ${y})`} className={styles.label} aria-hidden={!row.isExcluded}>
        <UnitLabel
          number={row.unit.number}
          room={room}
          status={row.status}
          isExcluded={row.isExcluded}
          isFavourite={row.isFavourite}
          width={row.width}
        />
      </g>
    </>
  );
}

/** The radius of the circle that marks a favourite, in view box units (specification, section 2). */
const heartRadius = 26;

/** The path of the heart icon, in a box of 24 by 24. */
const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

/** Size of the plate in view box units, before scaling to the zoom. */
const plate = { top: -27, height: 53, inset: 4, minWidth: 30 } as const;

/** Font sizes in view box units, average letter width as part of the font size, and the smallest fitted size. */
const font = { number: 15, room: 13, letterWidth: 0.58, minScale: 0.7 } as const;

type UnitLabelProps = {
  number: string;
  room: string;
  status: StatusLabel;
  isExcluded: boolean;
  isFavourite: boolean;
  /** Width of the unit at its label, in view box units. */
  width: number;
};

/** A unit's number, room type and status on a small plate around the origin; only the number if it is filtered out. */
function UnitLabel({ number, room, status, isExcluded, isFavourite, width }: UnitLabelProps) {
  const numberSize = fitText(number, font.number, width);
  const roomSize = fitText(room, font.room, width);
  const textWidth = Math.max(number.length * numberSize, room.length * roomSize) * font.letterWidth;
  const plateWidth = Math.min(Math.max(plate.minWidth, textWidth + 2 * plate.inset), Math.max(width, textWidth));
  if (isExcluded) {
    return (
      <g className={styles.scaled}>
        <rect className={styles.plate} x={-plateWidth / 2} y="-11" width={plateWidth} height="21" rx="2" />
        <text className={styles.pale} y="5" fontSize={numberSize}>
          {number}
        </text>
      </g>
    );
  }
  return (
    <>
      {isFavourite && <circle r={heartRadius} className={styles.favourite} />}
      <g className={classNames(styles.scaled, styles[status], statusLabels.indexOf(status) > 1 && styles.quiet)}>
        {!isFavourite && (
          <rect
            className={styles.plate}
            x={-plateWidth / 2}
            y={plate.top}
            width={plateWidth}
            height={plate.height}
            rx="2"
          />
        )}
        <text className={styles.number} y="-11" fontSize={numberSize}>{`${number} `}</text>
        <text className={styles.room} y="4" fontSize={roomSize}>
          {room}
        </text>
        <g className={styles.mark} transform={`translate(${isFavourite ? -13 : -5.5} 9) scale(0.69)`}>
          <StatusMark status={status} />
        </g>
        {isFavourite && <path className={styles.heart} d={heart} transform="translate(2 8.5) scale(0.5)" />}
      </g>
    </>
  );
}

/** The font size at which a text fits a width with a little padding, at most `size` and at least 70% of it. */
function fitText(text: string, size: number, width: number): number {
  return Math.min(size, Math.max(size * font.minScale, (width * 0.82) / (text.length * font.letterWidth)));
}

import { type CSSProperties, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useMemo } from 'react';
import type { Building, Front } from '#contract/entities/building.ts';
import { floorAddress } from '#web/catalogue/page-address.ts';
import { isTower } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { rememberTouch } from '#web/ui/grow-from.ts';
import { type FloorRow, nextOpenLevel } from './describe-floors.ts';
import { FloorLabel } from './floor-label.tsx';
import { FrontPicture } from './fronts.tsx';
import {
  type FrontLayout,
  type LabelPlace,
  type LevelGrid,
  gridWidth,
  layOutFront,
  minGridHeight,
} from './lay-out-front.ts';
import { useStage, type Placement } from './stage.ts';
import styles from './building-front.module.css';

type BuildingFrontProps = {
  building: Building;
  name: string;
  front: Front;
  rows: readonly FloorRow[];
  chosen: number | undefined;
  onChoose: (level: number) => void;
  search: string;
};

/** Classes of a floor's outline by status (specification, section 2): 1 none, 2 option, 3 sold, 4 not released. */
const statusClass = { 1: undefined, 2: 'option', 3: 'sold', 4: 'not-released' } as const;

/**
 * The front of a building: its picture with the outlines of the floors, and a column of labels with leader lines.
 * Levels without an outline have only a label. The labels of a tower are short, in columns, and only the selected one
 * has a leader line.
 */
export function BuildingFront({ building, name, front, rows, chosen, onChoose, search }: BuildingFrontProps) {
  const t = useText();
  const { stageRef, freeRef, columnRef, stage } = useStage();
  const layout = useMemo(() => stage && layOutFront(rows, stage, front), [rows, stage, front]);
  useFloorKeys(columnRef, rows, chosen);
  const isShort = isTower(rows.length);
  const addressOf = ({ plan }: FloorRow) => floorAddress(building.id, plan.level, search, plan.isDuplex);
  return (
    <div
      ref={stageRef}
      className={styles.stage}
      data-framed={layout?.isFramed || undefined}
      data-switched={building.fronts.length > 1 || undefined}
      style={sizeOf(rows.length, layout?.grid)}
      onClickCapture={rememberFloor}
    >
      <div ref={freeRef} className={styles.free} />
      {layout && (
        <Plane key={`${front.width} ${front.height}`} placement={layout.placement} front={front} alt={name}>
          {rows
            .filter((row) => row.points !== '')
            .map((row) => (
              <FloorOutline
                key={row.level}
                row={row}
                to={addressOf(row)}
                isChosen={row.level === chosen}
                onChoose={() => onChoose(row.level)}
              />
            ))}
        </Plane>
      )}
      {layout && (
        <Leaders rows={isShort ? rows.filter(({ level }) => level === chosen) : rows} layout={layout} chosen={chosen} />
      )}
      <ol ref={columnRef} className={styles.column} aria-label={t('building.floors')}>
        {rows.map((row) => (
          <li key={row.level} className={styles.place} style={placeOf(layout?.labels.get(row.level))}>
            <FloorLabel
              row={row}
              buildingClass={building.class_name}
              to={addressOf(row)}
              isChosen={row.level === chosen}
              isShort={isShort}
              onChoose={() => onChoose(row.level)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Remembers the outline of the clicked floor (or of the clicked label), from which the plan then grows. */
function rememberFloor({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const level =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-floor]')?.dataset['floor'] : undefined;
  rememberTouch(level === undefined ? undefined : currentTarget.querySelector(`[data-floor="${level}"] polygon`));
}

/** The picture and its outlines in one transformed box, so that they stay aligned at every window size. */
function Plane({
  placement: { scale, x, y },
  front: { picture, ...size },
  alt,
  children,
}: {
  placement: Placement;
  front: Front;
  alt: string;
  children: ReactNode;
}) {
  const style = {
    width: size.width * scale,
    height: size.height * scale,
    transform: `translate(${x}px, ${y}px)`,
  };
  return (
    <div dir="ltr" className={styles.plane} style={style}>
      <FrontPicture file={picture} alt={alt} sizes={`${Math.ceil(style.width)}px`} className={styles.picture} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.outlines} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type FloorOutlineProps = { row: FloorRow; to: string; isChosen: boolean; onChoose: () => void };

/** One floor's outline, a link for pointers only: the label is the link for the keyboard and screen readers. */
function FloorOutline({ row, to, isChosen, onChoose }: FloorOutlineProps) {
  const hatchId = useId();
  const className = classNames(
    styles.floor,
    statusClass[row.status],
    isChosen && styles.chosen,
    row.isDimmed && styles.dimmed,
  );
  const shape = (
    <polygon
      points={row.points}
      className={className}
      style={row.label === 'blocked' ? { fill: `url(#${hatchId})` } : undefined}
    />
  );
  if (!row.isOpen) {
    return (
      <g data-floor={row.level} data-status={row.label}>
        {row.label === 'blocked' && <Hatch id={hatchId} />}
        {shape}
      </g>
    );
  }
  return (
    <Link to={to} tabIndex={-1} data-floor={row.level} data-status={row.label} onPointerEnter={onChoose}>
      {shape}
    </Link>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V15" className={styles.hatch} />
    </pattern>
  );
}

function Leaders({
  rows,
  layout,
  chosen,
}: {
  rows: readonly FloorRow[];
  layout: FrontLayout;
  chosen: number | undefined;
}) {
  return (
    <svg className={styles.leaders} aria-hidden="true">
      {rows.map(({ level }) => {
        const leader = layout.labels.get(level)?.leader;
        if (!leader) return null;
        return (
          <g key={level} className={classNames(styles.leader, level === chosen && styles.chosen)}>
            <polyline points={leader.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <circle cx={leader[0].x} cy={leader[0].y} r="4" />
          </g>
        );
      })}
    </svg>
  );
}

function placeOf(place: LabelPlace | undefined): CSSProperties {
  if (!place) return { visibility: 'hidden' };
  const transform = `translateY(calc(${place.middle}px - 50%))`;
  if (!place.cell) return { transform };
  const { start, width, height } = place.cell;
  return { transform, width, height, insetInlineStart: start };
}

/**
 * The space that the labels need: their number in a single column, or the width and minimum height of their columns.
 */
function sizeOf(levels: number, grid: LevelGrid | undefined): CSSProperties {
  if (!isTower(levels)) return { '--floors': levels } as CSSProperties;
  if (!grid) return { minHeight: 0 };
  const minHeight = `calc(var(--top) + var(--space-3) + ${minGridHeight(grid)}px)`;
  return { minHeight, '--label-width': `${gridWidth(grid)}px` } as CSSProperties;
}

/** Moves the focus from floor to floor with the up and down arrows, if it is in the column or nowhere. */
function useFloorKeys(
  column: RefObject<HTMLElement | null>,
  rows: readonly FloorRow[],
  chosen: number | undefined,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      if (event.defaultPrevented || !isMeantFor(event.target, column.current)) return;
      const direction = event.key === 'ArrowUp' ? -1 : 1;
      const focused = column.current?.querySelector<HTMLElement>('a:focus')?.dataset['floor'];
      const level = focused === undefined ? chosen : nextOpenLevel(rows, Number(focused), direction);
      const label = column.current?.querySelector<HTMLElement>(`a[data-floor="${level}"]`);
      if (!label) return;
      event.preventDefault();
      label.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [column, rows, chosen]);
}

function isMeantFor(target: EventTarget | null, column: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && (column?.contains(target) ?? false));
}

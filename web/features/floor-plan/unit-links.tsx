import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import type { Point } from '#web/outlines/parse-points.ts';
import { useText } from '#web/texts/language.tsx';
import type { PlanUnitRow } from './describe-units.ts';
import { isDirection, neighbour } from './neighbour.ts';
import { UnitLink } from './unit-link.tsx';
import { useRoomName, useUnitName } from './use-plan-units.ts';

type UnitLinksProps = {
  rows: readonly PlanUnitRow[];
  hatch: string;
  isCompact: boolean;
  search: string;
  onChoose: (id: number) => void;
  /** Asks for a point of the plan to come into sight. */
  onShow: (point: Point) => void;
};

/**
 * The units of a plan. A pointer or the focus chooses; a click opens; on a phone a touch only chooses, since fingers
 * are wide.
 */
export function UnitLinks({ rows, hatch, isCompact, search, onChoose, onShow }: UnitLinksProps) {
  const roomName = useRoomName();
  const t = useText();
  const unitName = useUnitName();
  const choose = useCallback(
    (row: PlanUnitRow, by: 'pointer' | 'focus') => {
      onChoose(row.id);
      if (by === 'focus') onShow(row.label);
    },
    [onChoose, onShow],
  );
  const tap = useCallback(
    (row: PlanUnitRow, event: MouseEvent<Element>) => {
      if (!isCompact || !isTouch(event.nativeEvent)) return;
      event.preventDefault();
      onChoose(row.id);
    },
    [isCompact, onChoose],
  );
  const step = useCallback(
    (row: PlanUnitRow, event: KeyboardEvent<Element>) => {
      if (!isDirection(event.key)) return;
      const next = neighbour(
        rows.filter((candidate) => !candidate.isOut),
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
      to={`/property-view/${row.id}${search}`}
      room={roomName(row.unit)}
      name={row.isFavourite ? `${unitName(row.unit)}, ${t('floorPlan.favourite')}` : unitName(row.unit)}
      hatch={hatch}
      onChoose={choose}
      onTap={tap}
      onKey={step}
    />
  ));
}

/** Whether a click came from a finger; keyboards and screen readers give none, or no kind of pointer. */
function isTouch(event: globalThis.MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

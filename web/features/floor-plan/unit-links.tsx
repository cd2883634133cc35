import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import type { Point } from '#web/outlines/parse-points.ts';
import { useJoin, useText } from '#web/texts/language.tsx';
import { useUnitName, type PlanUnitRow } from './describe-units.ts';
import { isDirection, neighbour } from './neighbour.ts';
import { UnitLink } from './unit-link.tsx';

type UnitLinksProps = {
  rows: readonly PlanUnitRow[];
  hatchId: string;
  isCompact: boolean;
  search: string;
  onChoose: (id: number) => void;
  /** Scrolls a point of the plan into view. */
  onShow: (point: Point) => void;
};

/** The units of a plan. Hover and focus choose a unit, a click opens it; on phones a tap only chooses it. */
export function UnitLinks({ rows, hatchId, isCompact, search, onChoose, onShow }: UnitLinksProps) {
  const roomTypeName = useRoomTypeName();
  const t = useText();
  const join = useJoin();
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
  const moveFocus = useCallback(
    (row: PlanUnitRow, event: KeyboardEvent<Element>) => {
      if (!isDirection(event.key)) return;
      const next = neighbour(
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
      to={`/property-view/${row.id}${search}`}
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

import { useId, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import type { Box } from '#web/outlines/parse-points.ts';
import { useText } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { countUnits, firstUnit, type PlanUnitRow } from './describe-units.ts';
import { levelEntries, type LevelEntry } from './level-entries.ts';
import { LevelSwitch } from './level-switch.tsx';
import { Minimap } from './minimap.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanHeading, PlanLegend } from './plan-heading.tsx';
import { centreOn, fitView, keepInSight, planSize, shownBox, type Viewport } from './plan-view.ts';
import { UnitCard } from './unit-card.tsx';
import { UnitLinks } from './unit-links.tsx';
import { plannedBox } from './unit-shape.ts';
import { useCompact } from './use-compact.ts';
import { useLeave } from './use-leave.ts';
import { usePlanUnits, useRoomName } from './use-plan-units.ts';
import { usePlanView, type PlanView } from './use-plan-view.ts';
import styles from './floor-plan.module.css';

const nobodysFavourites: ReadonlySet<number> = new Set();

/** Room round the units for terraces, in units of the view box. */
const room = 24;

/** How wide the narrowest unit begins on a phone, in px. */
const minTouchSize = 44;

/** What other features render on a floor plan. */
export type FloorPlanSlots = {
  /** Ids of the client's favourite units. */
  favourites?: ReadonlySet<number>;
  /** The favourite button on the card of the chosen unit. */
  favouriteButton?: (unit: Property) => ReactNode;
};

type FloorPlanViewProps = { building: Building; plan: Plan; slots: FloorPlanSlots };

/** One plan with its title, units, level switch, legend and the card of the chosen unit. */
export function FloorPlanView({
  building,
  plan,
  slots: { favourites = nobodysFavourites, favouriteButton },
}: FloorPlanViewProps) {
  const t = useText();
  const hatch = useId();
  const leave = useLeave();
  const roomName = useRoomName();
  const isCompact = useCompact();
  const { search } = useFilter();
  const rows = usePlanUnits(plan, favourites);
  const [query] = useSearchParams();
  const [chosenId, setChosenId] = useState(() => Number(query.get('unit') ?? NaN));
  const box = useMemo(
    () =>
      plannedBox(
        plan.units.map((unit) => unit.points),
        room,
        planSize,
      ),
    [plan],
  );
  // A unit that the address asks for is shown whatever the filter leaves out.
  const chosen =
    rows.find((row) => row.id === chosenId && (!row.isOut || query.get('unit') === String(chosenId))) ??
    firstUnit(rows, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const { windowRef, freeRef, placed, zoom, reset, show, look } = usePlanView(box, (viewport) => {
    if (!isCompact || !chosen) return fitView(box, viewport);
    return keepInSight(centreOn(chosen.label, touchScale(rows, box, viewport), viewport.free), box, viewport);
  });
  const counts = countUnits(rows);
  const go = (point: { x: number; y: number }) =>
    look(({ view, viewport }) => keepInSight(centreOn(point, view.scale, viewport.free), box, viewport));
  const { view, viewport } = placed ?? {};
  return (
    <section className={styles.screen} data-plan={plan.code}>
      <div ref={windowRef} className={styles.window}>
        <div ref={freeRef} className={styles.free} />
        {view && (
          <PlanDrawing
            plan={plan}
            name={t('floorPlan.units')}
            view={view}
            box={box}
            chosen={chosen}
            hasSides={!building.is_villa}
            hatch={hatch}
          >
            <UnitLinks
              rows={rows}
              hatch={hatch}
              isCompact={isCompact}
              search={search}
              onChoose={setChosenId}
              onShow={(point) => show(point, minTouchSize * 1.5)}
            />
          </PlanDrawing>
        )}
      </div>
      <PlanHeading building={building} level={plan.level} isDuplex={plan.is_dublex} counts={counts}>
        <PlanLegend hasFavourites={rows.some((row) => row.isFavourite)} />
      </PlanHeading>
      <CloseButton onClick={leave} className={styles.close} />
      <Levels building={building} current={plan.code} search={search} />
      {isCompact && view && isZoomed(view.scale, box, viewport) && (
        <div className={styles.minimap}>
          <Minimap rows={rows} box={box} shown={shownBox(view, viewport)} onGo={go} />
        </div>
      )}
      <ZoomControls zoom={zoom} reset={reset} />
      <div className={styles.card} aria-live="polite">
        {chosen && (
          <UnitCard
            row={chosen}
            room={roomName(chosen.unit)}
            to={`/property-view/${chosen.id}${search}`}
            favourite={favouriteButton?.(chosen.unit)}
          />
        )}
      </div>
    </section>
  );
}

function isZoomed(scale: number, box: Box, viewport: Viewport | undefined): viewport is Viewport {
  return viewport !== undefined && scale > fitView(box, viewport).scale * 1.02;
}

/**
 * The scale at which the narrowest unit can be touched, or the plan fills the height of the free part where that is
 * closer.
 */
function touchScale(rows: readonly PlanUnitRow[], box: Box, viewport: Viewport): number {
  const widths = rows.map((row) => row.width).filter((width) => width > 0);
  const full = (viewport.free.bottom - viewport.free.top) / (box.bottom - box.top);
  return Math.max(
    fitView(box, viewport).scale,
    full,
    ...(widths.length === 0 ? [] : [minTouchSize / Math.min(...widths)]),
  );
}

function Levels({ building, current, search }: { building: Building; current: string; search: string }) {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  const entries = useMemo(() => levelEntries(building, data ?? [], soldMeans), [building, data, soldMeans]);
  const addressOf = (entry: LevelEntry) =>
    `/building/${building.id}/floor/${entry.level}${search}${entry.isDuplex ? `${search === '' ? '?' : '&'}duplex=1` : ''}`;
  return (
    <div className={styles.levels}>
      <LevelSwitch entries={entries} isVilla={building.is_villa} current={current} addressOf={addressOf} />
    </div>
  );
}

const step = 1.5;

/** Closer, further and whole, for those who do not pinch. */
function ZoomControls({ zoom, reset }: Pick<PlanView, 'zoom' | 'reset'>) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.zoom}>
      <IconButton look="plain" label={t('floorPlan.zoomIn')} icon={<Plus />} onClick={() => zoom(step)} />
      <IconButton look="plain" label={t('floorPlan.zoomOut')} icon={<Minus />} onClick={() => zoom(1 / step)} />
      <IconButton look="plain" label={t('floorPlan.zoomReset')} icon={<Maximize />} onClick={reset} />
    </Panel>
  );
}

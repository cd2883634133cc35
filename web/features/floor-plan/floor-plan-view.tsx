import { useCallback, useId, useMemo, useState, type ReactNode, type PointerEvent } from 'react';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { floorAddress, unitAddress } from '#web/catalogue/page-address.ts';
import { useRoomTypeName, isTower } from '#web/catalogue/unit-names.ts';
import { paddedBox, type Box, type Point } from '#domain/outlines/parse-points.ts';
import { useSearchParams } from '#web/router/hooks.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { phoneWindows, uprightTablets } from '#web/ui/breakpoints.ts';
import { countUnits, firstUnit, usePlanUnits, type PlanUnitRow } from './describe-units.ts';
import { levelEntries, type LevelEntry } from './level-entries.ts';
import { LevelSwitch } from './level-switch.tsx';
import { PlanDrawing, useHasSides, withSides } from './plan-drawing.tsx';
import { PlanHeading } from './plan-heading.tsx';
import { centreOn, clampView, fitView, shownBox, type View, type Viewport } from './plan-view.ts';
import { UnitCard } from './unit-card.tsx';
import { useLeave } from './use-leave.ts';
import { UnitLinks } from './unit-links.tsx';
import { usePlanView, type PlanView } from './use-plan-view.ts';
import minimap from './minimap.module.css';
import styles from './floor-plan.module.css';

const noFavourites: ReadonlySet<number> = new Set();

/** Margin around the units, for terraces, in view box units. */
const planMargin = 24;

/** The initial width of the narrowest unit on a phone, in px. */
const minTouchSize = 44;

const zoomStep = 1.5;

/** Slots that the app fills on a floor plan. */
export type FloorPlanSlots = {
  /** Ids of the client's favourite units. */
  favourites?: ReadonlySet<number>;
  /** The favourite button on the card of the chosen unit. */
  favouriteButton?: (unit: Property) => ReactNode;
};

type FloorPlanViewProps = { building: Building; plan: Plan; slots: FloorPlanSlots };

/** One plan with its title, legend, units and level switch, and the card of the selected unit. */
export function FloorPlanView({
  building,
  plan,
  slots: { favourites = noFavourites, favouriteButton },
}: FloorPlanViewProps) {
  const t = useText();
  const hatchId = useId();
  const leave = useLeave();
  const roomTypeName = useRoomTypeName();
  const isCompact = useMediaQuery(phoneWindows);
  const isUpright = useMediaQuery(uprightTablets);
  const { search } = useFilter();
  const rows = usePlanUnits(plan, favourites);
  const { unitsBox, box } = useBoxes(building, plan);
  const [chosen, choose, isChosenByHand] = useChosen(rows, box);
  const { windowRef, freeRef, placement, zoom, reset, show, moveView } = usePlanView(box, (viewport) => {
    if (!(isCompact || isUpright) || !chosen) return fitView(box, viewport);
    return viewAt(chosen.label, touchScale(rows, box, viewport, isCompact), box, viewport);
  });
  const goTo = (point: Point) => moveView(({ view, viewport }) => viewAt(point, view.scale, box, viewport));
  const { view, viewport } = placement ?? {};
  return (
    <section
      className={classNames(styles.screen, isTower(building.plans.length) && styles.tower)}
      data-plan={plan.code}
      data-ground="light"
    >
      <div ref={windowRef} className={styles.window}>
        <div ref={freeRef} className={styles.free} />
        {view && (
          <PlanDrawing
            plan={plan}
            name={t('floorPlan.units')}
            view={view}
            box={unitsBox}
            chosen={chosen}
            hasSides={!building.is_villa}
            hatchId={hatchId}
          >
            <UnitLinks
              rows={rows}
              hatchId={hatchId}
              isCompact={isCompact}
              search={search}
              onChoose={choose}
              onShow={(point) => show(point, minTouchSize * 1.5)}
            />
          </PlanDrawing>
        )}
      </div>
      <PlanHeading
        building={building}
        level={plan.level}
        isDuplex={plan.is_dublex}
        counts={countUnits(rows)}
        hasFavourites={rows.some((row) => row.isFavourite)}
      />
      <ShareButton className={styles.share} />
      <PageCloseButton onClick={leave} className={styles.close} />
      <Levels building={building} current={plan.code} search={search} />
      {(isCompact || isUpright) && view && isZoomed(view.scale, box, viewport) && (
        <div className={styles.minimap}>
          <Minimap rows={rows} box={unitsBox} shown={shownBox(view, viewport)} onGo={goTo} />
        </div>
      )}
      <ZoomControls zoom={zoom} reset={reset} />
      <div className={styles.card} data-keep-clear="">
        {chosen && (
          <UnitCard
            row={chosen}
            room={roomTypeName(chosen.unit)}
            to={unitAddress(chosen.id, search)}
            isAnnounced={isChosenByHand}
            favourite={favouriteButton?.(chosen.unit)}
          />
        )}
      </div>
    </section>
  );
}

/** The box of the units, and `box` with the texts about the sides of the building around it. */
function useBoxes(building: Building, plan: Plan): { unitsBox: Box; box: Box } {
  const hasSides = useHasSides(building);
  return useMemo(() => {
    const points = plan.units.flatMap((unit) => unit.points);
    const unitsBox = paddedBox(points, planMargin, plan);
    return { unitsBox, box: hasSides ? withSides(unitsBox) : unitsBox };
  }, [plan, hasSides]);
}

/**
 * The selected unit, at first the one in the address, the function that selects another, and whether it was selected by
 * a pointer.
 */
function useChosen(
  rows: readonly PlanUnitRow[],
  box: Box,
): [PlanUnitRow | undefined, (id: number, by: 'pointer' | 'focus') => void, boolean] {
  const named = useSearchParams()[0].get('unit');
  const [{ id: chosenId, by }, setChosen] = useState({ id: Number(named ?? NaN), by: 'address' });
  const choose = useCallback((id: number, chosenBy: string) => setChosen({ id, by: chosenBy }), []);
  // A unit in the address is shown even if the filter excludes it.
  const chosen =
    rows.find((row) => row.id === chosenId && (!row.isExcluded || named === String(chosenId))) ??
    firstUnit(rows, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  return [chosen, choose, by === 'pointer'];
}

/** The view at a scale with a point in the middle of the free part, or as near to it as the edges of the plan allow. */
function viewAt(point: Point, scale: number, box: Box, viewport: Viewport): View {
  return clampView(centreOn(point, scale, viewport.free), box, viewport);
}

function isZoomed(scale: number, box: Box, viewport: Viewport | undefined): viewport is Viewport {
  return viewport !== undefined && scale > fitView(box, viewport).scale * 1.02;
}

/**
 * The scale at which the narrowest unit can be touched and, with `fillsHeight`, the plan fills the height of the free
 * part.
 */
function touchScale(rows: readonly PlanUnitRow[], box: Box, viewport: Viewport, fillsHeight: boolean): number {
  const widths = rows.map((row) => row.width).filter((width) => width > 0);
  const fullHeight = fillsHeight ? (viewport.free.bottom - viewport.free.top) / (box.bottom - box.top) : 0;
  const touchable = widths.length === 0 ? 0 : minTouchSize / Math.min(...widths);
  return Math.max(fitView(box, viewport).scale, fullHeight, touchable);
}

function Levels({ building, current, search }: { building: Building; current: string; search: string }) {
  const { data } = useProperties();
  const { soldMeans, levels } = useSettings();
  const entries = useMemo(
    () => levelEntries(building, data ?? [], soldMeans, levels),
    [building, data, soldMeans, levels],
  );
  const addressOf = ({ level, isDuplex }: LevelEntry) => floorAddress(building.id, level, search, isDuplex);
  return (
    <div className={styles.levels}>
      <LevelSwitch entries={entries} className={building.class_name} current={current} addressOf={addressOf} />
    </div>
  );
}

/** Buttons that zoom, for those who cannot pinch. */
function ZoomControls({ zoom, reset }: Pick<PlanView, 'zoom' | 'reset'>) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.zoom}>
      <IconButton variant="plain" label={t('pictures.zoomIn')} icon={<Plus />} onClick={() => zoom(zoomStep)} />
      <IconButton variant="plain" label={t('pictures.zoomOut')} icon={<Minus />} onClick={() => zoom(1 / zoomStep)} />
      <IconButton variant="plain" label={t('floorPlan.zoomReset')} icon={<Maximize />} onClick={reset} />
    </Panel>
  );
}

type MinimapProps = { rows: readonly PlanUnitRow[]; box: Box; shown: Box; onGo: (point: Point) => void };

/** The whole plan in small, with a frame around the visible part. Pressing or dragging moves the view there. */
function Minimap({ rows, box, shown, onGo }: MinimapProps) {
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix) onGo(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  return (
    <svg
      viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`}
      className={minimap.map}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {rows.flatMap((row) =>
        row.polygons.map((points) => (
          <polygon key={points} points={points} className={minimap[row.isExcluded ? 'out' : row.status]} />
        )),
      )}
      <rect
        x={shown.left}
        y={shown.top}
        width={shown.right - shown.left}
        height={shown.bottom - shown.top}
        className={minimap.frame}
      />
    </svg>
  );
}

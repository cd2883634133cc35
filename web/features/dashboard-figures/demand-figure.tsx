import { useMemo, useState } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { demandBy, demandMeasures, demandLevels, heatSteps, type DemandMeasure } from '#domain/figures/demand.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useFloorName } from '#web/catalogue/floor-name.ts';
import { useBuildings } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import type { ChartTable } from '#web/ui/dashboard/charts/chart-data.ts';
import { FigureCard } from '#web/ui/dashboard/charts/figure-card.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { FloorHeat } from './floor-heat.tsx';
import { FrontHeat, type FloorDemand } from './front-heat.tsx';
import type { Figures } from './use-figures.ts';
import styles from './demand.module.css';

/** Which units people want: on the front by floor, on the plan by unit. */
export function DemandFigure({ figures: { demand }, table }: { figures: Figures; table: ChartTable | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  const { data: buildings = [] } = useBuildings();
  const drawn = buildings.filter((building) => building.floorPath.length > 0);
  const [measure, setMeasure] = useState<DemandMeasure>('interest');
  const [wanted, setWanted] = useState<number>();
  const building = drawn.find(({ id }) => id === wanted) ?? drawn[0];
  const tools = drawn.length > 1 && (
    <Select
      label={t('figures.building')}
      labelHidden
      options={drawn.map(({ id, name_en, name_tr }) => ({
        value: String(id),
        label: language === 'tr' ? name_tr : name_en,
      }))}
      value={String(building?.id)}
      onChange={(id) => setWanted(Number(id))}
    />
  );
  return (
    <FigureCard
      wide
      title={t('figures.demand')}
      text={t('figures.demandText')}
      table={table}
      failed={demand.isError}
      onRetry={() => void demand.refetch()}
      tools={tools}
    >
      <div className={styles.tools}>
        <Segmented
          label={t('figures.measure')}
          options={demandMeasures.map((one) => ({ value: one, label: t(`figures.measure.${one}`) }))}
          value={measure}
          onChange={setMeasure}
        />
        <Legend />
      </div>
      {building && demand.data && (
        <BuildingDemand key={building.id} building={building} data={demand.data} measure={measure} />
      )}
    </FigureCard>
  );
}

function Legend() {
  const t = useText();
  return (
    <p className={styles.legend}>
      <span>{t('figures.cold')}</span>
      <span className={styles.scale} aria-hidden="true">
        {Array.from({ length: heatSteps + 1 }, (_, step) => (
          <span key={step} data-heat={step} />
        ))}
      </span>
      <span>{t('figures.hot')}</span>
    </p>
  );
}

function BuildingDemand({
  building,
  data,
  measure,
}: {
  building: Building;
  data: NonNullable<Figures['demand']['data']>;
  measure: DemandMeasure;
}) {
  const floorName = useFloorName();
  const units = useFullUnits();
  const own = useMemo(() => units.filter((unit) => unit.building_id === building.id), [units, building.id]);
  const values = useMemo(() => {
    const found = new Map(data.map((row) => [row.property_id, row]));
    return new Map(own.map((unit) => [unit.id, demandBy(measure, found.get(unit.id))]));
  }, [data, own, measure]);
  const heat = useMemo(() => demandLevels(values), [values]);
  const floors = useMemo(() => floorsOf(building, own, values), [building, own, values]);
  const [wanted, setWanted] = useState<number>();
  const hottest = floors.reduce<FloorDemand | undefined>(
    (best, floor) => (best === undefined || floor.mean > best.mean ? floor : best),
    undefined,
  );
  const level = wanted ?? hottest?.level;
  const name = level === undefined ? '' : floorName(level, building.is_villa);
  return (
    <div className={styles.pictures}>
      <FrontHeat building={building} floors={floors} chosen={level} onChoose={setWanted} />
      {level !== undefined && (
        <FloorHeat building={building} level={level} name={name} units={own} values={values} heat={heat} />
      )}
    </div>
  );
}

/**
 * The floors of a front from the top, each with its demand: all of it, and a unit's on average, which its colour
 * follows.
 */
function floorsOf(
  building: Building,
  units: readonly { id: number; flat_level: number }[],
  values: ReadonlyMap<number, number>,
): FloorDemand[] {
  const levels = building.floorPath.map(({ level, points }) => {
    const ids = units.filter((unit) => unit.flat_level === level).map((unit) => unit.id);
    const total = ids.reduce((sum, id) => sum + (values.get(id) ?? 0), 0);
    return { level, points, total, mean: ids.length === 0 ? 0 : total / ids.length };
  });
  const heat = demandLevels(new Map(levels.map((floor) => [floor.level, floor.mean])));
  return levels.map((floor) => ({ ...floor, heat: heat.get(floor.level) ?? 0 })).sort((a, b) => b.level - a.level);
}

import { useMemo, useState } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { demandBy, demandMeasures, heatStepsOf, heatSteps, type DemandMeasure } from '#domain/figures/demand.ts';
import { levelOrder, type Level } from '#domain/floors/levels.ts';
import { localised } from '#domain/texts/language.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useBuildings, useProperties } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { FigureCard, type ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { FloorHeat, FrontHeat, type FloorDemand } from './heat-maps.tsx';
import type { Figures } from './use-figures.ts';
import styles from './demand.module.css';

/** The demand for units: by floor on the building's front, by unit on the floor plan. */
export function DemandFigure({ figures: { demand }, table }: { figures: Figures; table: ChartTable | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  const { data: buildings = [], isPending: areBuildingsPending } = useBuildings();
  const { isPending: areUnitsPending } = useProperties();
  const buildingsWithFront = buildings.filter((building) => building.floorPath.length > 0);
  const [measure, setMeasure] = useState<DemandMeasure>('interest');
  const [selectedId, setSelectedId] = useState<number>();
  const building = buildingsWithFront.find(({ id }) => id === selectedId) ?? buildingsWithFront[0];
  const tools = buildingsWithFront.length > 1 && (
    <Select
      label={t('figures.building')}
      labelHidden
      options={buildingsWithFront.map((building) => ({
        value: String(building.id),
        label: localised(building, 'name', language),
      }))}
      value={String(building?.id)}
      onChange={(id) => setSelectedId(Number(id))}
    />
  );
  return (
    <FigureCard
      wide
      title={t('figures.demand')}
      text={t('figures.demandText')}
      // Without buildings and units the card would at first be low, and what follows it would jump.
      table={areBuildingsPending || areUnitsPending ? undefined : table}
      failed={demand.isError}
      onRetry={() => void demand.refetch()}
      tools={tools}
    >
      <div className={styles.tools}>
        <Segmented
          label={t('figures.measure')}
          options={demandMeasures.map((value) => ({ value, label: t(`figures.measure.${value}`) }))}
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
  const levelNames = useLevelNames();
  const { levels } = useSettings();
  const units = useFullUnits();
  const ownUnits = useMemo(() => units.filter((unit) => unit.building_id === building.id), [units, building.id]);
  const values = useMemo(() => {
    const rowOf = new Map(data.map((row) => [row.property_id, row]));
    return new Map(ownUnits.map((unit) => [unit.id, demandBy(measure, rowOf.get(unit.id))]));
  }, [data, ownUnits, measure]);
  const heat = useMemo(() => heatStepsOf(values), [values]);
  const floors = useMemo(() => floorsOf(building, levels, ownUnits, values), [building, levels, ownUnits, values]);
  const [selectedLevel, setSelectedLevel] = useState<number>();
  const hottest = floors.reduce<FloorDemand | undefined>(
    (max, floor) => (max === undefined || floor.mean > max.mean ? floor : max),
    undefined,
  );
  const level = selectedLevel ?? hottest?.level;
  const [front] = building.fronts;
  const name = level === undefined ? '' : levelNames(level, building.class_name).name;
  return (
    <div className={styles.pictures}>
      {front && (
        <FrontHeat building={building} front={front} floors={floors} chosen={level} onChoose={setSelectedLevel} />
      )}
      {level !== undefined && (
        <FloorHeat building={building} level={level} name={name} units={ownUnits} values={values} heat={heat} />
      )}
    </div>
  );
}

/**
 * The floors of a building from the top, with their total demand and the mean per unit, which sets the colour. `points`
 * is empty for floors without an outline on the front.
 */
function floorsOf(
  building: Building,
  levels: readonly Level[],
  units: readonly { id: number; flat_level: number }[],
  values: ReadonlyMap<number, number>,
): FloorDemand[] {
  const outlines = new Map(building.fronts[0]?.outlines.map(({ level, points }) => [level, points]));
  const all = [...new Set([...outlines.keys(), ...units.map((unit) => unit.flat_level)])];
  const order = (level: number) => levelOrder(levels, level, building.class_name);
  const floors = all.map((level) => {
    const points = outlines.get(level) ?? '';
    const ids = units.filter((unit) => unit.flat_level === level).map((unit) => unit.id);
    const total = ids.reduce((sum, id) => sum + (values.get(id) ?? 0), 0);
    return { level, points, total, mean: ids.length === 0 ? 0 : total / ids.length };
  });
  const heat = heatStepsOf(new Map(floors.map((floor) => [floor.level, floor.mean])));
  return floors
    .map((floor) => ({ ...floor, heat: heat.get(floor.level) ?? 0 }))
    .sort((a, b) => order(b.level) - order(a.level));
}

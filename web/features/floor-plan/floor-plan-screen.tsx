import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useBuildings, useLookups, usePlan, useProperties } from '#web/catalogue/queries.ts';
import { FloorPlanFailed, FloorPlanSkeleton } from './floor-plan-waiting.tsx';
import { FloorPlanView } from './floor-plan-view.tsx';
import { findPlanCode } from './level-entries.ts';

/** What other parts of the product put into the plan. */
export type FloorPlanSlots = {
  /** Ids of the client's favourite units. */
  favourites?: ReadonlySet<number>;
  /** The heart on the card of the chosen unit. */
  favouriteButton?: (unit: Property) => ReactNode;
};

/**
 * The plan of one floor (specification, section 2), or with `?duplex=1` of the upper level of its duplex units. A
 * building or a floor that does not exist is a 404.
 */
export function FloorPlanScreen(slots: FloorPlanSlots) {
  const { building_id: buildingId = '', floor_id: level = '' } = useParams();
  const [query] = useSearchParams();
  const isDuplex = query.get('duplex') === '1';
  const buildings = useBuildings();
  const properties = useProperties();
  const lookups = useLookups();
  const building = buildings.data?.find((candidate) => String(candidate.id) === buildingId);
  const code = building && findPlanCode(building, level, isDuplex);
  const plan = usePlan(building?.id ?? 0, code);
  if (buildings.data && code === undefined) throw new ApiProblem('not_found', 404, 'No such floor');
  const failed = [buildings, properties, lookups, plan].filter((answer) => answer.isError && !answer.data);
  if (failed.length > 0) return <FloorPlanFailed onRetry={() => failed.forEach((answer) => void answer.refetch())} />;
  if (!building || !properties.data || !plan.data) return <FloorPlanSkeleton />;
  return <FloorPlanView key={plan.data.code} building={building} plan={plan.data} slots={slots} />;
}

import { useParams } from 'react-router';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useBuildings, useProperties } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { ApartmentBuilding } from './apartment-building.tsx';
import { BuildingFailed, BuildingSkeleton } from './building-waiting.tsx';
import { VillaBuilding } from './villa-building.tsx';

const nobodysFavourites: ReadonlySet<number> = new Set();

/**
 * A building (specification, section 2): floors over its front, or a villa with its units. `favourites` holds the ids
 * of the client's favourite units. A building that does not exist is a 404.
 */
export function BuildingScreen({ favourites = nobodysFavourites }: { favourites?: ReadonlySet<number> }) {
  const { id } = useParams();
  const t = useText();
  const buildings = useBuildings();
  const properties = useProperties();
  const failed = [buildings, properties].filter((query) => query.isError && !query.data);
  if (failed.length > 0)
    return (
      <BuildingFailed message={t('building.failed')} onRetry={() => failed.forEach((query) => void query.refetch())} />
    );
  if (!buildings.data || !properties.data) return <BuildingSkeleton />;
  const building = buildings.data.find((candidate) => String(candidate.id) === id);
  if (!building) throw new ApiProblem('not_found', 404, 'No such building');
  return building.is_villa ? (
    <VillaBuilding key={building.id} building={building} favourites={favourites} />
  ) : (
    <ApartmentBuilding key={building.id} building={building} favourites={favourites} />
  );
}

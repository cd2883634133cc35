import { useState, useMemo } from 'react';
import type { Building, Front } from '#contract/entities/building.ts';
import { deriveOutlinedFloors, type OutlinedFloor } from '#domain/buildings/derive-floors.ts';
import { localised } from '#domain/texts/language.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { useBuildings, useProperties } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useParams } from '#web/router/hooks.ts';
import { useFavourites } from '#web/session/favourites.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuildingFooter } from './building-footer.tsx';
import { BuildingFront } from './building-front.tsx';
import { firstChoice, describeFloors, type FloorRow } from './describe-floors.ts';
import { FrontSwitch, useChosenFront } from './fronts.tsx';
import { VillaBuilding } from './villa-building.tsx';
import footer from './building-footer.module.css';
import styles from './building.module.css';

const noFront: Front = { front: '', name_en: '', name_tr: '', picture: '', width: 1920, height: 1080, outlines: [] };

/**
 * A building (specification, section 2): its front with the floors, or a villa with its units, and the client's
 * favourites among them. Throws a 404 for an unknown building.
 */
export function BuildingScreen() {
  const { id } = useParams();
  const t = useText();
  const { ids: favourites } = useFavourites();
  const buildings = useBuildings();
  const properties = useProperties();
  const failed = [buildings, properties].filter((query) => query.isError && !query.data);
  if (failed.length > 0)
    return (
      <BuildingFailed message={t('building.failed')} onRetry={() => failed.forEach((query) => void query.refetch())} />
    );
  if (!buildings.data || !properties.data) return <BuildingSkeleton />;
  const building = buildings.data.find((candidate) => String(candidate.id) === id);
  if (!building) throw new ApiProblem({ code: 'not_found', status: 404, message: 'No such building' });
  return building.is_villa ? (
    <VillaBuilding key={building.id} building={building} favourites={favourites} />
  ) : (
    <ApartmentBuilding key={building.id} building={building} favourites={favourites} />
  );
}

function BuildingSkeleton() {
  const t = useText();
  return (
    <section className={styles.screen} aria-busy="true" aria-label={t('general.loading')}>
      <div className={styles.empty} />
      <div className={footer.plinth}>
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonTitle} />
      </div>
    </section>
  );
}

function BuildingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useText();
  return (
    <section className={styles.screen} role="alert">
      <PageCloseButton to="/" className={styles.close} />
      <div className={styles.failed}>
        <h1 className={footer.title}>{message}</h1>
        <Button variant="primary" onClick={onRetry}>
          {t('general.retry')}
        </Button>
      </div>
    </section>
  );
}

/** An apartment building: its front with a label for every floor, and a footer with the facts of the chosen one. */
function ApartmentBuilding({ building, favourites }: { building: Building; favourites: ReadonlySet<number> }) {
  const { language } = useLanguage();
  const { search } = useFilter();
  const [chosenFront, setChosenFront] = useChosenFront(building.fronts);
  const front = chosenFront ?? noFront;
  const rows = useFloorRows(building, front, favourites);
  const [chosenLevel, setChosenLevel] = useState<number>();
  const chosen = rows.find((row) => row.isOpen && row.level === chosenLevel) ?? firstChoice(rows);
  const name = localised(building, 'name', language);
  usePageTitle(name);
  return (
    <section className={styles.screen} aria-label={name} data-building={building.id}>
      <BuildingFront
        building={building}
        name={name}
        front={front}
        rows={rows}
        chosen={chosen?.level}
        onChoose={setChosenLevel}
        search={search}
      />
      <FrontSwitch fronts={building.fronts} chosen={chosenFront} onChoose={setChosenFront} className={styles.fronts} />
      <ShareButton className={styles.share} />
      <PageCloseButton to={`/${search}`} className={styles.close} />
      <BuildingFooter building={building} name={name} chosen={chosen} search={search} />
    </section>
  );
}

/** The floors of a building from top to bottom, kept up to date with the catalogue and the filter in the address. */
function useFloorRows(building: Building, front: Front, favourites: ReadonlySet<number>): FloorRow[] {
  const { data } = useProperties();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  const { levels } = useSettings();
  const summaries = useFloorSummaries(building.id);
  return useMemo(
    () =>
      describeFloors({
        building,
        front,
        levels,
        summaries,
        units: data ?? [],
        matching: isActive ? ids : undefined,
        favourites,
      }),
    [building, front, levels, summaries, data, isActive, ids, favourites],
  );
}

/** The summary of each floor of a building that a front may outline, by level, derived from the loaded units. */
function useFloorSummaries(buildingId: number): Map<number, OutlinedFloor> {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveOutlinedFloors(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}

import { ArrowRight } from 'lucide-react';
import { useState, useMemo } from 'react';
import type { Building, Front } from '#contract/entities/building.ts';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import { deriveOutlinedFloors, type OutlinedFloor } from '#domain/buildings/derive-floors.ts';
import type { FloorSummary } from '#domain/floors/derive-floor.ts';
import { localised } from '#domain/texts/language.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { floorAddress } from '#web/catalogue/page-address.ts';
import { useBuildings, useProperties } from '#web/catalogue/queries.ts';
import { useSettings, useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { useParams } from '#web/router/hooks.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { useText, useLanguage, useJoin } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Disclaimer } from '#web/ui/disclaimer.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BuildingFront } from './building-front.tsx';
import { firstChoice, describeFloors, type FloorRow } from './describe-floors.ts';
import { FrontSwitch, useChosenFront } from './fronts.tsx';
import { VillaBuilding } from './villa-building.tsx';
import footer from './building-footer.module.css';
import styles from './building.module.css';

const noFavourites: ReadonlySet<number> = new Set();
const noFront: Front = { front: '', name_en: '', name_tr: '', picture: '', width: 1920, height: 1080, outlines: [] };

/**
 * A building (specification, section 2): its front with the floors, or a villa with its units. `favourites` holds the
 * ids of the client's favourite units. Throws a 404 for an unknown building.
 */
export function BuildingScreen({ favourites = noFavourites }: { favourites?: ReadonlySet<number> }) {
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

type BuildingFooterProps = { building: Building; name: string; chosen: FloorRow | undefined; search: string };

/** The bar below the picture: the building, its available units, and the chosen floor with a link to its plan. */
function BuildingFooter({ building, name, chosen, search }: BuildingFooterProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const frontText = developmentText(`front_${building.code.toLowerCase()}`);
  return (
    <>
      <div className={footer.plinth}>
        <div className={footer.fact}>
          <h1 className={footer.title}>{name}</h1>
          {frontText && <p className={footer.note}>{frontText}</p>}
        </div>
        <Total buildingId={building.id} />
        {chosen ? (
          <ChosenFloor building={building} row={chosen} search={search} />
        ) : (
          <p className={footer.note}>{t('building.nothingOpen')}</p>
        )}
        <ul className={footer.legend} aria-label={t('building.legend')}>
          {statusLabels.map((status) => (
            <li key={status}>
              <StatusTag status={status} />
            </li>
          ))}
        </ul>
      </div>
      <Disclaimer className={footer.disclaimer} />
    </>
  );
}

function Total({ buildingId }: { buildingId: number }) {
  const t = useText();
  const { isActive } = useFilter();
  const { units } = useFilteredUnits();
  const { available, total } = useBuildingSummary(buildingId);
  const matches = units.filter((unit) => unit.building_id === buildingId).length;
  return (
    <p className={footer.fact}>
      <span className={footer.number}>{isActive ? matches : available}</span>
      <span className={footer.note}>
        {isActive ? t('building.matchesOf', { count: matches, total }) : t('building.availableOf', { total })}
      </span>
    </p>
  );
}

type ChosenFloorProps = { building: Building; row: FloorRow; search: string };

function ChosenFloor({ building: { id, class_name: className }, row, search }: ChosenFloorProps) {
  const t = useText();
  const { name, isNumbered } = useLevelNames()(row.level, className);
  const { count, priceFrom } = useFloorFacts(row);
  const join = useJoin();
  const openText = () => {
    if (row.points === '' || !isNumbered) return t('building.openPlan');
    return t('building.openFloor', { level: row.level });
  };
  return (
    <div className={footer.choice}>
      <div className={footer.floor}>
        <h2 className={footer.title}>{name}</h2>
        <p className={footer.note} aria-hidden="true">
          {join(count, priceFrom)}
        </p>
        {/* The label that has the focus says the rest. */}
        <VisuallyHidden>
          {count} <output>{priceFrom}</output>
        </VisuallyHidden>
      </div>
      <ButtonLink
        variant="primary"
        className={footer.open}
        to={floorAddress(id, row.plan.level, search, row.plan.isDuplex)}
        iconAfter={<ArrowRight aria-hidden="true" />}
      >
        {openText()}
      </ButtonLink>
    </div>
  );
}

/** How many units of a floor are available, or match the filter, and the lowest price, empty if none is shown. */
function useFloorFacts(row: FloorRow): { count: string; priceFrom: string } {
  const t = useText();
  const priceText = usePriceText();
  const { showPrices } = useSettings();
  const countText = () => {
    if (row.isUpper) return t(`status.${row.label}`);
    return row.matches === undefined
      ? t('unit.available', { count: row.available })
      : t('building.matches', { count: row.matches });
  };
  const price = showPrices ? row.priceFrom : undefined;
  return { count: countText(), priceFrom: price === undefined ? '' : t('unit.priceFrom', { price: priceText(price) }) };
}

/** The summary of each floor of a building that a front may outline, by level, derived from the loaded units. */
function useFloorSummaries(buildingId: number): Map<number, OutlinedFloor> {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveOutlinedFloors(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}

/** The summary of a whole building. */
function useBuildingSummary(buildingId: number): FloorSummary {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveBuilding(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}

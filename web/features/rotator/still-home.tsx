import { ArrowRight, Heart, RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Building } from '#contract/entities/building.ts';
import { isHighFront } from '#domain/buildings/is-high-front.ts';
import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { localised } from '#domain/texts/language.ts';
import type { ApiProblem } from '#web/api/call-api.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { useBuildings, usePictures, useProperties, type useTour } from '#web/catalogue/queries.ts';
import { useDevelopmentText, useProjectName } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import coverLink from '#web/ui/cover-link.module.css';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { factsOfDevelopment, useOffer } from './building-facts.ts';
import single from './still-building.module.css';
import styles from './still-home.module.css';

type StillHomeProps = {
  favouriteInstances: readonly string[];
  /** The query of the tour, if this is shown because its pictures could not be loaded. */
  tour?: ReturnType<typeof useTour> | undefined;
};

/**
 * The home view without a turning picture: the development's introduction, and each building by its front; a single
 * building fills the screen.
 */
export default function StillHome({ favouriteInstances, tour }: StillHomeProps) {
  const t = useText();
  const { language } = useLanguage();
  const projectName = useProjectName();
  const developmentText = useDevelopmentText();
  const { search } = useFilter();
  const describeOffer = useOffer();
  const { buildings, units, matches, queries } = useOffered();
  const { data: pictures } = usePictures();
  const factsOf = (own: Parameters<typeof factsOfDevelopment>[0]) =>
    matches
      ? t('building.matches', { count: own.filter(({ id }) => matches.has(id)).length })
      : describeOffer(factsOfDevelopment(own));
  const [only, ...others] = buildings;
  if (only && others.length === 0)
    return (
      <StillBuilding
        building={only.building}
        isFavourite={favouriteInstances.includes(only.building.instance_name)}
        facts={factsOf(only.own)}
      >
        <CatalogueFailure queries={[tour, ...queries]} />
      </StillBuilding>
    );
  return (
    <section className={styles.screen} aria-labelledby="home-title">
      <header className={styles.header}>
        <h1 id="home-title" className={styles.title}>
          {developmentText('intro_title') || projectName}
        </h1>
        <p className={styles.intro}>{developmentText('intro_text')}</p>
        <p className={styles.offer}>{units && describeOffer(factsOfDevelopment(units))}</p>
        <CatalogueFailure queries={[tour, ...queries]} />
      </header>
      <ul className={styles.buildings}>
        {buildings.map(({ building, own }, index) => (
          <li key={building.id} className={styles.building}>
            <PictureImage
              file={mainFrontOf(building.class_name)}
              alt=""
              fit={isHighFront(pictures?.[mainFrontOf(building.class_name)]) ? 'contain' : 'cover'}
              sizes={`${phoneWindows} 100vw, 50vw`}
              first={index === 0}
              className={styles.picture}
            />
            <h2 className={styles.name}>
              <Link className={coverLink.link} to={`/building/${building.id}${search}`} data-building={building.id}>
                {localised(building, 'name', language)}
              </Link>
              {favouriteInstances.includes(building.instance_name) && (
                <>
                  <Heart className={styles.heart} fill="currentColor" />
                  <VisuallyHidden>{t('rotator.favourite')}</VisuallyHidden>
                </>
              )}
            </h2>
            <p className={styles.facts}>{factsOf(own)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StillBuildingProps = {
  building: Building;
  isFavourite: boolean;
  /** What it offers, or how many of its units match the filter. */
  facts: string;
  /** Shown below the way to the building. */
  children: ReactNode;
};

/**
 * The home view of a development that is one building: its front up to the edges of the window, with the introduction
 * below it. A high front is shown whole, beside the introduction.
 */
function StillBuilding({ building, isFavourite, facts, children }: StillBuildingProps) {
  const t = useText();
  const { language } = useLanguage();
  const projectName = useProjectName();
  const developmentText = useDevelopmentText();
  const { search } = useFilter();
  const { data: pictures } = usePictures();
  const front = mainFrontOf(building.class_name);
  const picture = pictures?.[front];
  const isHigh = isHighFront(picture);
  const address = `/building/${building.id}${search}`;
  return (
    <section className={classNames(single.screen, isHigh && single.high)} aria-labelledby="home-title">
      {/* The button has the name of this link. */}
      <Link
        to={address}
        className={single.front}
        style={isHigh ? { aspectRatio: `${picture?.width} / ${picture?.height}` } : {}}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
      >
        <PictureImage
          file={front}
          alt=""
          fit={isHigh ? 'contain' : 'cover'}
          first
          sizes={isHigh ? `${phoneWindows} 100vw, 60vw` : '100vw'}
          className={single.picture}
        />
      </Link>
      <div className={single.label}>
        <h1 id="home-title" className={single.title}>
          {developmentText('intro_title') || projectName}
          {isFavourite && (
            <>
              <Heart className={single.heart} fill="currentColor" />
              <VisuallyHidden>{t('rotator.favourite')}</VisuallyHidden>
            </>
          )}
        </h1>
        <p className={single.intro}>{developmentText('intro_text')}</p>
        <div className={single.offer}>
          <p>{facts}</p>
          <ButtonLink variant="ink" wide to={address} data-building={building.id} iconAfter={<ArrowRight />}>
            {t('rotator.viewBuilding', { name: localised(building, 'name', language) })}
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * The buildings with their units, all units, and the ids that match while a filter is active; and the queries that they
 * come from.
 */
function useOffered() {
  const queries = [useBuildings(), useProperties()] as const;
  const [{ data: buildings }, { data: units }] = queries;
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  const offered = useMemo(() => {
    const withUnits = (buildings ?? []).map((building) => ({
      building,
      own: (units ?? []).filter((unit) => unit.building_id === building.id),
    }));
    return {
      buildings: withUnits.filter(({ own }) => own.length > 0),
      units,
      // The home projection of units does not contain the filtered properties.
      matches: isActive && units?.some((unit) => 'code' in unit) === true ? ids : undefined,
    };
  }, [buildings, units, isActive, ids]);
  return { ...offered, queries };
}

type Queries = readonly (UseQueryResult<unknown, unknown> | undefined)[];

/**
 * Says that the server did not send all that the home view shows, until it has, and asks again. A lost connection is
 * shown elsewhere. It gets the queries of the view, because using one that has failed would repeat it.
 */
export function CatalogueFailure({ queries }: { queries: Queries }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const failed = queries.filter((query) => query !== undefined && !query.data && query.errorUpdateCount > 0);
  const problem = failed.map((query) => query?.error ?? query?.failureReason).find(Boolean) as ApiProblem | undefined;
  // While it asks again there is none: it stays as it was.
  const [latest, setLatest] = useState(problem);
  if (problem && problem !== latest) setLatest(problem);
  if (failed.length === 0 || latest?.status === 0) return null;
  const retry = () => {
    setBusy(true);
    void Promise.all(failed.map((query) => query?.refetch())).then(() => setBusy(false));
  };
  return (
    <div className={styles.failed} role="alert">
      <p>{t('account.away')}</p>
      <Button icon={<RefreshCw />} busy={isBusy} onClick={retry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}

import { useMemo } from 'react';
import { Heart } from 'lucide-react';
import { isHighFront } from '#domain/buildings/is-high-front.ts';
import { mainFrontOf } from '#domain/buildings/main-front.ts';
import { localised } from '#domain/texts/language.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { useBuildings, usePictures, useProperties, type useTour } from '#web/catalogue/queries.ts';
import { useDevelopmentText, useProjectName } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import coverLink from '#web/ui/cover-link.module.css';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { factsOfDevelopment, useOffer } from './building-facts.ts';
import { CatalogueFailure } from './catalogue-failure.tsx';
import { StillBuilding } from './still-building.tsx';
import styles from './still-home.module.css';

export { CatalogueFailure };

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
                  <Heart className={styles.heart} fill="currentColor" aria-hidden="true" />
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

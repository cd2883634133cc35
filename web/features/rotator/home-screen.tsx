import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import type { TourSequence } from '#contract/entities/tour.ts';
import { localised } from '#domain/texts/language.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { lastTour } from '#web/session/tours.ts';
import { useBuildings, useProperties, useTour } from '#web/catalogue/queries.ts';
import { useDevelopmentText, useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { textsReady, useText, useLanguage } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Panel } from '#web/ui/panel.tsx';
import { factsOfBuildings, factsOfDevelopment, useOffer } from './building-facts.ts';
import { BuildingMarkers, type LeftPanel } from './building-markers.tsx';
import { Compass } from './compass.tsx';
import type { Rotator } from './engine/rotator.ts';
import { Scrubber } from './scrubber.tsx';
import { TourSwitch } from './tour-switch.tsx';
import { TurningPicture } from './turning-picture.tsx';
import { firstFrame, useAllLoaded, wasLoaded, useRotatorProgress } from './use-rotator.ts';
import styles from './home-screen.module.css';
import preloaderStyles from './preloader.module.css';

const loadStillHome = () => import('./still-home.tsx');

/** Fetched only if the package has no rotator, or if it cannot be loaded. */
const StillHome = lazy(async () => (await Promise.all([loadStillHome(), textsReady()]))[0]);

/** Fetched only if units or buildings could not be loaded. In a file of its own it would be one more to list. */
const CatalogueFailure = lazyPart(async () => (await loadStillHome()).CatalogueFailure);

type HomeScreenProps = { favouriteInstances: readonly string[]; leftPanel: LeftPanel };

/** The main view (`/`, `/map-view`): the rotator, or the fronts of the buildings without one. */
export default function HomeScreen({ favouriteInstances, leftPanel }: HomeScreenProps) {
  const { frames } = useSettings();
  return (
    <Suspense>
      {frames ? (
        <TurningHome favouriteInstances={favouriteInstances} leftPanel={leftPanel} />
      ) : (
        <StillHome favouriteInstances={favouriteInstances} />
      )}
    </Suspense>
  );
}

/**
 * The rotator, with the tours that visitors may choose from: one, or several with `isMultiCanvas`. If they cannot be
 * loaded, the fronts are shown instead.
 */
function TurningHome({ favouriteInstances, leftPanel }: HomeScreenProps) {
  const tour = useTour();
  const { isMultiCanvas } = useSettings();
  const [first] = tour.data?.sequences ?? [];
  if (!first) return tour.isError && <StillHome favouriteInstances={favouriteInstances} tour={tour} />;
  const sequences = (isMultiCanvas ? tour.data?.sequences : [first]) as Sequences;
  return <Home sequences={sequences} favouriteInstances={favouriteInstances} leftPanel={leftPanel} />;
}

type Sequences = [TourSequence, ...TourSequence[]];

type HomeProps = {
  sequences: Sequences;
  favouriteInstances: readonly string[];
  leftPanel: LeftPanel;
};

/** The rotator with the markers of the buildings, a compass and a label. */
function Home({ sequences, favouriteInstances, leftPanel }: HomeProps) {
  const t = useText();
  const { markerYOffset } = useSettings();
  const projectName = useProjectName();
  const { search } = useFilter();
  const [shown, setShown] = useState(lastTour.folder);
  const [rotator, setRotator] = useState<Rotator>();
  const sequence = sequences.find(({ folder }) => folder === shown) ?? sequences[0];
  const show = useCallback((folder: string) => setShown((lastTour.folder = folder)), []);
  const [wasLoadedBefore] = useState(() => wasLoaded(sequence));
  const [first] = useState(() => firstFrame(sequence));
  const areAllLoaded = useAllLoaded(rotator, sequence);
  const { buildings, development } = useHomeFacts();
  const [main] = buildings.toSorted((a, b) => b.count - a.count);
  return (
    <div className={styles.home} data-left={leftPanel}>
      <TurningPicture sequence={sequence} label={t('rotator.picture', { project: projectName })} onRotator={setRotator}>
        {(turning) => (
          <BuildingMarkers
            rotator={turning}
            sequence={sequence}
            facts={buildings}
            offset={markerYOffset}
            favouriteInstances={favouriteInstances}
            search={search}
            leftPanel={leftPanel}
          />
        )}
      </TurningPicture>
      {!wasLoadedBefore && <Preloader rotator={rotator} sequence={sequence} />}
      <div className={styles.foot}>
        <div className={styles.scrubber}>
          <Scrubber rotator={rotator} count={sequence.frames} first={first} />
        </div>
        <IntroPanel facts={development} mainBuilding={main?.building} search={search} />
      </div>
      <div className={styles.corner}>
        <Compass
          rotator={rotator}
          north={sequence.north}
          first={first}
          loaded={areAllLoaded}
          settled={wasLoadedBefore}
        />
        {sequences.length > 1 && (
          <TourSwitch sequences={sequences} shown={sequence.folder} rotator={rotator} onReady={show} />
        )}
      </div>
    </div>
  );
}

/** Figures per building and in total. Matches are counted only if this browser has the units in full. */
function useHomeFacts() {
  const { data: buildings } = useBuildings();
  const { data: units } = useProperties();
  const { soldMeans } = useSettings();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  return useMemo(() => {
    const isFiltered = isActive && units?.some((unit) => 'code' in unit) === true;
    return {
      buildings: factsOfBuildings(buildings ?? [], units ?? [], isFiltered ? ids : undefined, soldMeans),
      development: units && factsOfDevelopment(units),
    };
  }, [buildings, units, isActive, ids, soldMeans]);
}

type IntroPanelProps = {
  facts: { count: number; available: number; lowestPrice: number | undefined } | undefined;
  /** The building that the phone's button opens: the one with the most units. */
  mainBuilding: Building | undefined;
  search: string;
};

/** The label beside the picture: the development's name, its introduction, and what it offers. */
function IntroPanel({ facts, mainBuilding, search }: IntroPanelProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const projectName = useProjectName();
  const { language } = useLanguage();
  const describeOffer = useOffer();
  const queries = [useBuildings(), useProperties()];
  return (
    <Panel className={styles.label} data-keep-clear="" aria-labelledby="wall-label">
      <h1 id="wall-label" className={styles.title}>
        {developmentText('intro_title') || projectName}
      </h1>
      <p className={styles.intro}>{developmentText('intro_text')}</p>
      <p className={styles.offer}>{facts ? describeOffer(facts) : '\u00a0'}</p>
      {mainBuilding ? (
        <ButtonLink
          variant="ink"
          wide
          className={styles.link}
          to={`/building/${mainBuilding.id}${search}`}
          iconAfter={<ArrowRight />}
        >
          {t('rotator.viewBuilding', { name: localised(mainBuilding, 'name', language) })}
        </ButtonLink>
      ) : queries.some(({ errorUpdateCount }) => errorUpdateCount) ? (
        <Suspense>
          <CatalogueFailure queries={queries} />
        </Suspense>
      ) : (
        <span className={styles.linkPlace} />
      )}
    </Panel>
  );
}

/** Counts the loaded frames over a picture that can already be turned; slides away when all are loaded. */
function Preloader({ rotator, sequence }: { rotator: Rotator | undefined; sequence: TourSequence }) {
  const t = useText();
  const [risen, setRisen] = useState(false);
  const { loaded, total, online } = useRotatorProgress(rotator, sequence);
  const isComplete = loaded >= total;
  if (risen) return null;
  return (
    <div
      className={classNames(preloaderStyles.blind, isComplete && preloaderStyles.rising)}
      style={{ '--done': loaded / total } as object}
      data-preloader={isComplete ? 'done' : 'loading'}
      onAnimationEnd={(event) => event.target === event.currentTarget && setRisen(true)}
    >
      <progress
        className={preloaderStyles.progress}
        aria-label={t('rotator.loading')}
        max={total}
        value={loaded}
        aria-valuetext={t('rotator.views', { loaded, total })}
      />
      <p className={preloaderStyles.count} aria-hidden="true">
        {loaded}
        {/* A new element for each number: a moving one would count as a layout shift. */}
        <span key={loaded} className={preloaderStyles.total}>
          /{total}
        </span>
      </p>
      <p className={preloaderStyles.caption}>
        <span>{online ? t('rotator.caption') : t('rotator.offline')}</span>
        <span key={loaded} className={preloaderStyles.views} aria-hidden="true">
          {t('rotator.views', { loaded, total })}
        </span>
      </p>
    </div>
  );
}

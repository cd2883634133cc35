import { useState } from 'react';
import type { Place } from '#contract/entities/place.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlaceMap } from './map/place-map.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { useDirections, usePlaces, useTravelTimes } from './queries.ts';
import { RouteBar } from './route-bar.tsx';
import { useChoice } from './use-choice.ts';
import { usePlaceTitle } from './use-place-title.ts';
import styles from './location-screen.module.css';

/**
 * The surroundings (specification, section 2): a map with the places, the same places as a list, and the way to the
 * chosen one.
 */
export function LocationScreen() {
  const t = useText();
  const places = usePlaces();
  if (places.data) return <Surroundings places={places.data} />;
  return (
    <section
      className={styles.screen}
      aria-busy={!places.isError}
      aria-label={places.isError ? undefined : t('general.loading')}
    >
      <div className={styles.blank} />
      <Panel as="aside" dense className={styles.panel}>
        {places.isError ? (
          <div className={styles.failed} role="alert">
            <h1 className={styles.failedTitle}>{t('location.placesFailed')}</h1>
            <Button look="ink" onClick={() => void places.refetch()}>
              {t('general.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </Panel>
    </section>
  );
}

function Surroundings({ places }: { places: readonly Place[] }) {
  const t = useText();
  const titleOf = usePlaceTitle();
  const { category, place } = useChoice(places);
  const [mode, setMode] = useState<TravelMode>('WALKING');
  const directions = useDirections(place?.id, mode);
  const times = useTravelTimes(mode).data;
  usePageTitle(place ? titleOf(place) : t(category ? `location.category.${category}` : 'page.location'));
  const minutes = new Map(times?.map((time) => [time.id, time.duration]));
  return (
    <section className={styles.screen} data-chosen={place ? '' : undefined}>
      <PlaceMap
        className={styles.map}
        places={places}
        category={category}
        chosen={place}
        route={place ? directions.data : undefined}
        seconds={minutes}
      />
      <div className={styles.side}>
        {place && (
          <RouteBar className={styles.route} place={place} mode={mode} onMode={setMode} directions={directions} />
        )}
        <PlacesPanel className={styles.panel} places={places} category={category} chosen={place} seconds={minutes} />
      </div>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Place } from '#contract/entities/place.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useCategoryTitle, usePlaceCategories } from '#web/catalogue/place-categories.ts';
import { useParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlaceMap } from './map/place-map.tsx';
import { usePlaceTitle } from './place-texts.ts';
import { PlacesPanel } from './places-panel.tsx';
import { RouteBar } from './route-bar.tsx';
import styles from './location-screen.module.css';

/**
 * The location page (specification, section 2): a map with the places nearby, the same places as a list, and the route
 * to the selected one.
 */
export function LocationScreen() {
  const t = useText();
  const places = usePlaces();
  if (places.data) return <Location places={places.data} />;
  return (
    <section
      className={styles.screen}
      aria-busy={!places.isError}
      aria-label={places.isError ? undefined : t('general.loading')}
    >
      <div className={styles.blank} />
      <div className={styles.side}>
        <Panel as="aside" dense className={styles.panel}>
          {places.isError ? (
            <div className={styles.failed} role="alert">
              <h1 className={styles.failedTitle}>{t('location.placesFailed')}</h1>
              <Button variant="ink" onClick={() => void places.refetch()}>
                {t('general.retry')}
              </Button>
            </div>
          ) : (
            <Skeleton className={styles.waiting} />
          )}
        </Panel>
      </div>
    </section>
  );
}

function Location({ places }: { places: readonly Place[] }) {
  const t = useText();
  const titleOf = usePlaceTitle();
  const categoryTitle = useCategoryTitle();
  const { category, place } = useSelection(places);
  const [mode, setMode] = useState<TravelMode>('WALKING');
  const directions = useDirections(place?.id, mode);
  const { data: travelTimes } = useTravelTimes(mode);
  usePageTitle(place ? titleOf(place) : category === undefined ? t('page.location') : categoryTitle(category));
  const seconds = new Map(travelTimes?.map((time) => [time.id, time.duration]));
  return (
    <section className={styles.screen} data-chosen={place ? '' : undefined}>
      <PlaceMap
        className={styles.map}
        places={places}
        category={category}
        chosen={place}
        route={place ? directions.data : undefined}
        seconds={seconds}
      />
      <div className={styles.side}>
        {place && (
          <RouteBar className={styles.route} place={place} mode={mode} onMode={setMode} directions={directions} />
        )}
        <PlacesPanel className={styles.panel} places={places} category={category} chosen={place} seconds={seconds} />
      </div>
    </section>
  );
}

/** What the URL selects: a category (undefined for all of them), and possibly a place. */
type Selection = { category: string | undefined; place: Place | undefined };

/** Reads the selection from the URL. A category or place that does not exist, or another category's place, is a 404. */
function useSelection(places: readonly Place[]): Selection {
  const { category: categoryParam = 'all', id = '0' } = useParams();
  const category = categoryParam === 'all' ? undefined : categoryParam;
  const known = usePlaceCategories();
  if (category !== undefined && !known.some(({ name }) => name === category))
    throw new ApiProblem({ code: 'not_found', status: 404, message: 'No such category' });
  if (id === '0') return { category, place: undefined };
  const place = places.find((candidate) => String(candidate.id) === id);
  if (!place || (category !== undefined && place.category !== category))
    throw new ApiProblem({ code: 'not_found', status: 404, message: 'No such place' });
  return { category: place.category, place };
}

/** The places nearby, ordered by id. */
function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listPlaces, { signal }),
  });
}

/** The route to a place; disabled while `to` is undefined. Not retried automatically: the screen offers a button. */
function useDirections(to: number | undefined, mode: TravelMode) {
  return useQuery({
    queryKey: ['directions', mode, to],
    enabled: to !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => callApi(calls.getDirections, { query: { to: to ?? 0, mode }, signal }),
  });
}

/** The travel time to every place; empty if an external service provides the routes. */
function useTravelTimes(mode: TravelMode) {
  return useQuery({
    queryKey: ['travelTimes', mode],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => callApi(calls.listTravelTimes, { query: { mode }, signal }),
  });
}

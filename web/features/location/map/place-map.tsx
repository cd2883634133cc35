import { LocateFixed, Minus, Moon, Plus, Sun } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import { isDarkLook } from '#domain/brand/dark-look.ts';
import type { Position } from '#domain/routes/position.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { MapMarkers } from './map-markers.tsx';
import type { Light, MapView } from './map-view.ts';
import { measureInsets, useMapView } from './use-map-view.ts';
import styles from './map.module.css';

type PlaceMapProps = {
  places: readonly Place[];
  category: string | undefined;
  chosen: Place | undefined;
  route: Directions | undefined;
  /** Travel time to each place by id, in seconds, where known. */
  seconds: ReadonlyMap<number, number>;
  className?: string | undefined;
};

/**
 * The map with its markers, its controls and the route to the selected place. Its code is loaded separately, so that
 * the list next to it does not wait for it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <MapAttempt key={attempt} {...props} isRetry={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One attempt to open the map. A retry gets a new element, and takes over the focus from the retry button. */
function MapAttempt({
  places,
  category,
  chosen,
  route,
  seconds,
  className,
  isRetry,
  onRetry,
}: PlaceMapProps & { isRetry: boolean; onRetry: () => void }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [light, setLight] = useStoredLight();
  const { view, state, attributions, isIncomplete } = useMapView(canvas, frame, light, isRetry);
  const placesOfCategory = useMemo(
    () => (category === undefined ? [] : places.filter((place) => place.category === category)),
    [places, category],
  );
  useVisiblePlaces(view, frame, chosen ? [chosen] : placesOfCategory, route);
  useRouteAnimation(view, route);
  useEffect(() => {
    if (isRetry) frame.current?.focus();
  }, [isRetry]);
  const isDay = light === 'day';
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={classNames(styles.frame, className)}
      data-light={light}
      data-ground={isDay ? 'light' : undefined}
      data-map={state}
    >
      <div ref={canvas} dir="ltr" className={styles.canvas} />
      {state === 'failed' && (
        <div className={styles.failed}>
          <output className={styles.failedText}>
            <span className={styles.failedTitle}>{t('location.mapFailed')}</span>
            <span>{t('location.mapFailedText')}</span>
          </output>
          <Button variant="ink" onClick={onRetry}>
            {t('general.retry')}
          </Button>
        </div>
      )}
      {view && (
        <>
          <MapMarkers
            view={view}
            places={places}
            category={category}
            chosen={chosen}
            seconds={seconds}
            insets={() => measureInsets(frame.current)}
          />
          <div className={styles.controls}>
            <IconButton label={t('pictures.zoomIn')} icon={<Plus />} onClick={() => view.zoomBy(1)} />
            <IconButton label={t('pictures.zoomOut')} icon={<Minus />} onClick={() => view.zoomBy(-1)} />
            <IconButton
              label={t('location.recentre')}
              icon={<LocateFixed />}
              onClick={() => view.recentre(measureInsets(frame.current))}
            />
            <IconButton
              label={t(isDay ? 'location.evening' : 'location.day')}
              icon={isDay ? <Moon /> : <Sun />}
              onClick={() => setLight(isDay ? 'evening' : 'day')}
            />
          </div>
        </>
      )}
      <Notes
        isIncomplete={isIncomplete}
        notes={[...attributions, ...(route?.attribution ? [route.attribution] : [])]}
      />
    </div>
  );
}

/** Attributions of the map's data, and the notes that it is schematic or incomplete. */
function Notes({ isIncomplete, notes }: { isIncomplete: boolean; notes: readonly string[] }) {
  const t = useText();
  return (
    <p className={styles.notes}>
      {[...new Set(notes)].map((note) => (
        <span key={note}>{note}</span>
      ))}
      <output>{isIncomplete && <span>{t('location.mapPartly')}</span>}</output>
    </p>
  );
}

/**
 * Moves the map to the selected place with the route to it, or to the places of a category, each together with the
 * development; without either, to the initial view. Repeats this whenever the width of the map changes.
 */
function useVisiblePlaces(
  view: MapView | undefined,
  frame: RefObject<HTMLElement | null>,
  places: readonly Place[],
  route: Directions | undefined,
): void {
  const { lng, lat } = useSettings().map.centre;
  const placeIds = places.map(({ id }) => id).join(' ');
  const positions = useEffectEvent(() => places.map((place): Position => [place.lng, place.lat]));
  useEffect(() => {
    if (!view) return undefined;
    const show = () => {
      const insets = measureInsets(frame.current);
      if (placeIds === '') view.recentre(insets);
      else view.show([[lng, lat], ...positions(), ...(route?.points ?? [])], insets);
    };
    show();
    // Only the width: browsers on phones change the height whenever the address bar appears or disappears.
    let width = frame.current?.clientWidth;
    return view.onResize(() => {
      if (frame.current?.clientWidth === width) return;
      width = frame.current?.clientWidth;
      show();
    });
  }, [view, placeIds, route, lng, lat, frame]);
}

/** A route grows by one point every 10 ms (specification, section 2). */
const millisecondsPerPoint = 10;

/** Draws the route point by point, or all at once if reduced motion is preferred. */
function useRouteAnimation(view: MapView | undefined, route: Directions | undefined): void {
  useEffect(() => {
    if (!view) return undefined;
    const points = route?.points ?? [];
    if (points.length === 0 || prefersReducedMotion()) {
      view.drawRoute(points);
      return undefined;
    }
    const start = performance.now();
    let drawn = 0;
    let frame = requestAnimationFrame(function draw(now) {
      const due = Math.min(points.length, Math.max(1, Math.floor((now - start) / millisecondsPerPoint)));
      if (due > drawn) view.drawRoute(points.slice(0, due));
      drawn = Math.max(drawn, due);
      if (drawn < points.length) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [view, route]);
}

const lightKey = 'map-light';

/** The map's light, remembered in local storage; day by default, evening in a dark look. */
function useStoredLight(): [Light, (light: Light) => void] {
  const { brand } = useSettings();
  const [light, setLight] = useState<Light>(() => {
    const stored = localStorage.getItem(lightKey);
    if (stored === 'day' || stored === 'evening') return stored;
    return isDarkLook(brand.colours) ? 'evening' : 'day';
  });
  const change = useCallback((next: Light) => {
    localStorage.setItem(lightKey, next);
    setLight(next);
  }, []);
  return [light, change];
}

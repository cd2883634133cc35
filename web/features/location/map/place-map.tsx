import { LocateFixed, Minus, Moon, Plus, Sun } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MapMarkers } from './map-markers.tsx';
import { insetsOf } from './insets.ts';
import { useDrawnRoute } from './use-drawn-route.ts';
import { useKeptLight } from './use-kept-light.ts';
import { useSurface } from './use-surface.ts';
import { useView } from './use-view.ts';
import styles from './map.module.css';

type PlaceMapProps = {
  places: readonly Place[];
  category: PlaceCategory | undefined;
  chosen: Place | undefined;
  route: Directions | undefined;
  /** Seconds to each place by id, as far as they are known. */
  seconds: ReadonlyMap<number, number>;
  className?: string | undefined;
};

/**
 * The map with its markers, the way to the chosen place and its own controls. It is fetched by itself: the list beside
 * it does not wait.
 */
export function PlaceMap(props: PlaceMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <AttemptedMap key={attempt} {...props} isAgain={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One attempt to open the map: the next has an element of its own, and takes the focus that the press for it had. */
function AttemptedMap({
  places,
  category,
  chosen,
  route,
  seconds,
  className,
  isAgain,
  onRetry,
}: PlaceMapProps & { isAgain: boolean; onRetry: () => void }) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [light, setLight] = useKeptLight();
  const { surface, state, notes, isPartly } = useSurface(canvas, frame, light, isAgain);
  const shown = useMemo(
    () => (category === undefined ? [] : places.filter((place) => place.category === category)),
    [places, category],
  );
  useView(surface, frame, chosen ? [chosen] : shown, route);
  useDrawnRoute(surface, route);
  useEffect(() => {
    if (isAgain) frame.current?.focus();
  }, [isAgain]);
  const isDay = light === 'day';
  return (
    <div ref={frame} tabIndex={-1} className={classNames(styles.frame, className)} data-light={light} data-map={state}>
      <div ref={canvas} className={styles.canvas} />
      {state === 'failed' && (
        <div className={styles.failed}>
          <output className={styles.failedText}>
            <span className={styles.failedTitle}>{t('location.mapFailed')}</span>
            <span>{t('location.mapFailedText')}</span>
          </output>
          <Button look="ink" onClick={onRetry}>
            {t('general.retry')}
          </Button>
        </div>
      )}
      {surface && (
        <>
          <MapMarkers
            surface={surface}
            places={places}
            category={category}
            chosen={chosen}
            seconds={seconds}
            insets={() => insetsOf(frame.current)}
          />
          <div className={styles.controls}>
            <IconButton label={t('location.zoomIn')} icon={<Plus />} onClick={() => surface.zoomBy(1)} />
            <IconButton label={t('location.zoomOut')} icon={<Minus />} onClick={() => surface.zoomBy(-1)} />
            <IconButton label={t('location.recentre')} icon={<LocateFixed />} onClick={() => surface.recentre()} />
            <IconButton
              label={t(isDay ? 'location.evening' : 'location.day')}
              icon={isDay ? <Moon /> : <Sun />}
              onClick={() => setLight(isDay ? 'evening' : 'day')}
            />
          </div>
        </>
      )}
      <Notes isPartly={isPartly} notes={[...notes, ...(route?.attribution ? [route.attribution] : [])]} />
    </div>
  );
}

/** Whose data the map shows, and that a drawn one is schematic. */
function Notes({ isPartly, notes }: { isPartly: boolean; notes: readonly string[] }) {
  const t = useText();
  return (
    <p className={styles.notes}>
      {[...new Set(notes)].map((note) => (
        <span key={note}>{note}</span>
      ))}
      <output>{isPartly && <span>{t('location.mapPartly')}</span>}</output>
    </p>
  );
}

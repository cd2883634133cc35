import { CarFront, ExternalLink, Footprints } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { failureOf } from './failure-of.ts';
import { categoryAddress } from './place-address.ts';
import { RouteFigures } from './route-figures.tsx';
import { usePlaceTitle } from './use-place-title.ts';
import styles from './route-bar.module.css';

type RouteBarProps = {
  place: Place;
  mode: TravelMode;
  onMode: (mode: TravelMode) => void;
  directions: UseQueryResult<Directions>;
  className?: string | undefined;
};

/** The way to the chosen place: on foot or by car, how far, how long, and what else there is to know of it. */
export function RouteBar({ place, mode, onMode, directions, className }: RouteBarProps) {
  const t = useText();
  const title = usePlaceTitle()(place);
  const { search } = useLocation();
  const toast = useToast();
  const { error } = directions;
  useEffect(() => {
    if (error) toast(t('location.directionsFailed', { status: failureOf(error) }), 'error');
  }, [error, toast, t]);
  const modes = [
    { value: 'WALKING' as const, label: t('location.walking'), icon: <Footprints aria-hidden="true" /> },
    { value: 'DRIVING' as const, label: t('location.driving'), icon: <CarFront aria-hidden="true" /> },
  ];
  return (
    <Panel dense entering className={classNames(styles.bar, className)} aria-label={title} data-route-bar="">
      <Segmented className={styles.modes} label={t('location.mode')} options={modes} value={mode} onChange={onMode} />
      {error ? (
        <div className={styles.failed}>
          <span>{t('location.noRoute')}</span>
          <Button look="text" busy={directions.isFetching} onClick={() => void directions.refetch()}>
            {t('general.retry')}
          </Button>
        </div>
      ) : (
        <RouteFigures directions={directions.data} mode={mode} title={title} />
      )}
      <div className={styles.place}>
        <h2 className={styles.title}>{title}</h2>
        {place.link && !place.link.startsWith('/') && (
          <a
            className={styles.link}
            href={place.link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('location.websiteOf', { place: title })}
          >
            {t('location.website')}
            <ExternalLink aria-hidden="true" strokeWidth={1.5} />
          </a>
        )}
      </div>
      <CloseButton
        look="plain"
        className={styles.close}
        to={categoryAddress(place.category, search)}
        label={t('location.closeRoute', { place: title })}
      />
    </Panel>
  );
}

import { CarFront, ExternalLink, Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useLocation } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { categoryAddress, minutesOf, useKilometres, usePlaceTitle, websiteOf } from './place-texts.ts';
import styles from './route-bar.module.css';

type RouteBarProps = {
  place: Place;
  mode: TravelMode;
  onMode: (mode: TravelMode) => void;
  directions: UseQueryResult<Directions>;
  className?: string | undefined;
};

/**
 * The route to the selected place: travel mode, distance and time, and the place's title and website. Escape closes it.
 */
export function RouteBar({ place, mode, onMode, directions, className }: RouteBarProps) {
  const t = useText();
  const title = usePlaceTitle()(place);
  const website = websiteOf(place);
  const closed = categoryAddress(place.category, useLocation().search);
  const toast = useToast();
  const { error } = directions;
  useEffect(() => {
    if (error) toast(t('location.directionsFailed', { status: failureStatus(error) }), 'error');
  }, [error, toast, t]);
  const modes = [
    { value: 'WALKING' as const, label: t('location.walking'), icon: <Footprints /> },
    { value: 'DRIVING' as const, label: t('location.driving'), icon: <CarFront /> },
  ];
  return (
    <Panel dense entering className={classNames(styles.bar, className)} aria-label={title} data-route-bar="">
      <Segmented className={styles.modes} label={t('location.mode')} options={modes} value={mode} onChange={onMode} />
      {error ? (
        <div className={styles.failed}>
          <span>{t('location.noRoute')}</span>
          <Button variant="text" busy={directions.isFetching} onClick={() => void directions.refetch()}>
            {t('general.retry')}
          </Button>
        </div>
      ) : (
        <RouteSummary directions={directions.data} mode={mode} title={title} />
      )}
      <div className={styles.place}>
        <h2 className={styles.title}>{title}</h2>
        {website && (
          <a
            className={styles.link}
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('location.websiteOf', { place: title })}
          >
            {t('location.website')}
            <ExternalLink strokeWidth={1.5} />
          </a>
        )}
      </div>
      <PageCloseButton
        variant="plain"
        className={styles.close}
        to={closed}
        label={t('location.closeRoute', { place: title })}
      />
    </Panel>
  );
}

/** The failure status of a directions request, in the vocabulary of directions services. */
function failureStatus(error: unknown): string {
  return (error instanceof ApiProblem ? error.reason : undefined) ?? 'UNKNOWN_ERROR';
}

type RouteSummaryProps = { directions: Directions | undefined; mode: TravelMode; title: string };

/** Distance and time of a route, counting up when they arrive. Screen readers get the final values, once. */
function RouteSummary({ directions, mode, title }: RouteSummaryProps) {
  const t = useText();
  const kilometres = useKilometres();
  const progress = useCountUp(directions);
  const isWalk = mode === 'WALKING';
  if (!directions) return <Skeleton className={styles.waiting} />;
  const { distance, approximate } = directions;
  const minutes = minutesOf(directions.duration);
  const announcement = t(isWalk ? 'location.route' : 'location.routeByCar', {
    place: title,
    distance: kilometres(distance),
    minutes,
  });
  return (
    <div className={styles.figures} data-counted={progress === 1 ? '' : undefined}>
      <output>
        <VisuallyHidden>{`${announcement}${approximate ? `, ${t('location.approximate')}` : ''}`}</VisuallyHidden>
      </output>
      <p className={styles.minutes} aria-hidden="true">
        <span className={styles.number}>{Math.round(minutes * progress)}</span>{' '}
        {t(isWalk ? 'location.minByWalking' : 'location.minByCar')}
      </p>
      <p className={styles.distance} aria-hidden="true">
        {t('location.kilometres', { distance: kilometres(distance * progress) })}
        {approximate && <span className={styles.approximate}> · {t('location.approximate')}</span>}
      </p>
    </div>
  );
}

/** How long the numbers count up, in milliseconds (specification, section 9). */
const countUpTime = 100;

/** Animates from 0 to 1, starting over whenever `subject` changes; always 1 if reduced motion is preferred. */
function useCountUp(subject: unknown): number {
  const [counted, setCounted] = useState({ subject: undefined as unknown, progress: 0 });
  const isStill = prefersReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const progress = Math.min(1, Math.max(0, (now - start) / countUpTime));
      setCounted({ subject, progress });
      if (progress < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [subject, isStill]);
  if (isStill) return 1;
  return counted.subject === subject ? counted.progress : 0;
}

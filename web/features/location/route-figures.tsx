import type { Directions } from '#contract/entities/directions.ts';
import type { TravelMode } from '#domain/routes/travel-modes.ts';
import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useCountUp } from './use-count-up.ts';
import { minutesOf, useKilometres } from './use-kilometres.ts';
import styles from './route-bar.module.css';

/** Distance and time of a way, counted up when they come. Those who listen hear the whole once. */
export function RouteFigures({
  directions,
  mode,
  title,
}: {
  directions: Directions | undefined;
  mode: TravelMode;
  title: string;
}) {
  const t = useText();
  const kilometres = useKilometres();
  const share = useCountUp(directions);
  const isWalk = mode === 'WALKING';
  if (!directions) return <Skeleton className={styles.waiting} />;
  const minutes = minutesOf(directions.duration);
  const said = { place: title, distance: kilometres(directions.distance), minutes };
  return (
    <div className={styles.figures} data-counted={share === 1 ? '' : undefined}>
      <output>
        <VisuallyHidden>{`${t(isWalk ? 'location.route' : 'location.routeByCar', said)}${directions.approximate ? `, ${t('location.approximate')}` : ''}`}</VisuallyHidden>
      </output>
      <p className={styles.minutes} aria-hidden="true">
        <span className={styles.number}>{Math.round(minutes * share)}</span>{' '}
        {t(isWalk ? 'location.minByWalking' : 'location.minByCar')}
      </p>
      <p className={styles.distance} aria-hidden="true">
        {t('location.kilometres', { distance: kilometres(directions.distance * share) })}
        {directions.approximate && <span className={styles.approximate}> · {t('location.approximate')}</span>}
      </p>
    </div>
  );
}

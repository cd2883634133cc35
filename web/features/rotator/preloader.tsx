import { useState } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Rotator } from './engine/rotator.ts';
import { useRotatorProgress } from './use-rotator.ts';
import styles from './preloader.module.css';

/** Counts the loaded frames over a picture that can already be turned; slides away when all are loaded. */
export function Preloader({ rotator, sequence }: { rotator: Rotator | undefined; sequence: TourSequence }) {
  const t = useText();
  const [risen, setRisen] = useState(false);
  const { loaded, total, online } = useRotatorProgress(rotator, sequence);
  const isComplete = loaded >= total;
  if (risen) return null;
  return (
    <div
      className={classNames(styles.blind, isComplete && styles.rising)}
      style={{ '--done': loaded / total } as object}
      data-preloader={isComplete ? 'done' : 'loading'}
      onAnimationEnd={(event) => event.target === event.currentTarget && setRisen(true)}
    >
      <progress
        className={styles.progress}
        aria-label={t('rotator.loading')}
        max={total}
        value={loaded}
        aria-valuetext={t('rotator.views', { loaded, total })}
      />
      <p className={styles.count} aria-hidden="true">
        {loaded}
        {/* A new element for each number: a moving one would count as a layout shift. */}
        <span key={loaded} className={styles.total}>
          /{total}
        </span>
      </p>
      <p className={styles.caption}>
        <span>{online ? t('rotator.caption') : t('rotator.offline')}</span>
        <span key={loaded} className={styles.views} aria-hidden="true">
          {t('rotator.views', { loaded, total })}
        </span>
      </p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { TourSequence } from '#contract/entities/tour.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useReportMissing } from '#web/ui/toast.tsx';
import type { Rotator } from './engine/rotator.ts';
import { rotatorSteps } from './use-rotator.ts';
import styles from './tour-switch.module.css';

type TourSwitchProps = {
  sequences: readonly TourSequence[];
  /** The folder of the tour that is shown. */
  shown: string;
  rotator: Rotator | undefined;
  /** Called when the first picture of another tour can be shown. */
  onReady: (folder: string) => void;
};

/** Switches between tours (day and night, or zones), which are named by the development's text `tour.{folder}`. */
export function TourSwitch({ sequences, shown, rotator, onReady }: TourSwitchProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const reportMissing = useReportMissing();
  const [chosen, setChosen] = useState(shown);
  const [isOnline, setOnline] = useState(true);
  const awaited = chosen === shown ? undefined : sequences.find(({ folder }) => folder === chosen);
  useEffect(() => {
    if (!awaited || !rotator) return undefined;
    const cancelled = new AbortController();
    import('./prepare-tour.ts').then(
      ({ prepareTour }) =>
        prepareTour(awaited, rotator, rotatorSteps, cancelled.signal, {
          onReady: () => onReady(chosen),
          onConnection: setOnline,
        }),
      () => {
        setChosen(shown);
        reportMissing(onReady);
      },
    );
    return () => cancelled.abort();
  }, [awaited, rotator, chosen, shown, onReady, reportMissing]);
  return (
    <Panel className={styles.switch} aria-label={t('rotator.sequence')}>
      {sequences.map(({ folder }, index) => (
        <Button
          key={folder}
          variant={folder === chosen ? 'ink' : 'text'}
          aria-pressed={folder === chosen}
          busy={folder === chosen && chosen !== shown}
          onClick={() => setChosen(folder)}
        >
          {developmentText(`tour.${folder}`) || t('rotator.sequenceName', { number: index + 1 })}
        </Button>
      ))}
      {awaited && !isOnline && <output className={styles.note}>{t('rotator.offline')}</output>}
    </Panel>
  );
}

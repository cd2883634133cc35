import { Suspense } from 'react';
import { reloadPage } from '#web/offline/worker.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyFirstPart } from '#web/ui/lazy-part.ts';
import { useMissingPart } from '#web/ui/load-failures.ts';
import { screenReady } from './current-screen.ts';
import styles from './offline-banner.module.css';

const LazyBackgroundTasks = lazyFirstPart(async () => {
  // A screen that could not be loaded says so itself.
  await screenReady().catch(() => undefined);
  return (await import('./background-tasks.tsx')).BackgroundTasks;
});

/**
 * Loads `BackgroundTasks` after the screen itself, which needs the line first, and says if it or another part of the
 * page could not be loaded.
 */
export function LiveSlot() {
  return (
    <>
      <MissingPartNotice />
      <Suspense>
        <LazyBackgroundTasks />
      </Suspense>
    </>
  );
}

/** Offers to reload the page, but does not do so by itself: somebody may be typing. */
function MissingPartNotice() {
  const t = useText();
  const isMissing = useMissingPart();
  return (
    <output className={styles.region}>
      {isMissing && (
        <span className={styles.banner} data-missing-part>
          <span>{t('shell.partMissing')}</span>
          <Button onClick={() => void reloadPage()}>{t('shell.reload')}</Button>
        </span>
      )}
    </output>
  );
}

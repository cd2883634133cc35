import { Suspense } from 'react';
import { reloadPage } from '#web/offline/worker.ts';
import { useText } from '#web/texts/language.tsx';
import { lazyFirstPart } from '#web/ui/lazy-part.ts';
import { useMissingPart } from '#web/ui/load-failures.ts';
import { screenReady } from './current-screen.ts';
import { NoticeStrip } from './notice-strip.tsx';

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
    <NoticeStrip
      isShown={isMissing}
      text={t('shell.partMissing')}
      action={t('shell.reload')}
      onAction={() => void reloadPage()}
    />
  );
}

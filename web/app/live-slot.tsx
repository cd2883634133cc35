import { Suspense } from 'react';
import { useText } from '#web/texts/language.tsx';
import { lazyFirstPart } from '#web/ui/lazy-part.ts';
import { useMissingPart } from '#web/ui/load-failures.ts';
import { useReload } from './error-page.tsx';
import { NoticeStrip } from './notice-strip.tsx';

const LazyBackgroundTasks = lazyFirstPart(async () => {
  // Whether the screen itself could be loaded is shown in its place.
  await screenReady().catch(() => undefined);
  return (await import('./background-tasks.tsx')).BackgroundTasks;
});

/**
 * Loads `BackgroundTasks` after the screen itself, which has priority on the network, and shows a notice if it or
 * another part of the page could not be loaded.
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
      text={isMissing ? t('shell.partMissing') : undefined}
      action={t('shell.reload')}
      onAction={useReload()}
    />
  );
}

let loading: Promise<unknown> = Promise.resolve();

/** Remembers a screen that is being loaded, and returns it. */
export function trackScreen<T>(screen: Promise<T>): Promise<T> {
  loading = screen;
  return screen;
}

/** Settles when the most recently requested screen is loaded; rejects if that failed. */
function screenReady(): Promise<unknown> {
  return loading;
}

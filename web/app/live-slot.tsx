import { lazy, Suspense } from 'react';
import { textsReady } from '#web/texts/language.tsx';

const LazyBackgroundTasks = lazy(async () => {
  const [{ BackgroundTasks }] = await Promise.all([import('./background-tasks.tsx'), textsReady()]);
  return { default: BackgroundTasks };
});

/** Loads `BackgroundTasks` after the page itself. */
export function LiveSlot() {
  return (
    <Suspense>
      <LazyBackgroundTasks />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { textsReady } from '#web/texts/language.tsx';
import { screenReady } from './current-screen.ts';

const LazyBackgroundTasks = lazy(async () => {
  // A screen that could not be loaded says so itself.
  await screenReady().catch(() => undefined);
  const [{ BackgroundTasks }] = await Promise.all([import('./background-tasks.tsx'), textsReady()]);
  return { default: BackgroundTasks };
});

/** Loads `BackgroundTasks` after the screen itself, which needs the line first. */
export function LiveSlot() {
  return (
    <Suspense>
      <LazyBackgroundTasks />
    </Suspense>
  );
}

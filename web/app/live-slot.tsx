import { lazy, Suspense } from 'react';
import { textsReady } from '#web/texts/language.tsx';

const Companions = lazy(async () => {
  const [{ BackgroundTasks }] = await Promise.all([import('./background-tasks.tsx'), textsReady()]);
  return { default: BackgroundTasks };
});

/** The place of what goes on beside every page; fetched once the page itself is there. */
export function LiveSlot() {
  return (
    <Suspense>
      <Companions />
    </Suspense>
  );
}

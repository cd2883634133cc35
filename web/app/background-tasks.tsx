import { useState, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { Inactivity } from '#web/features/presentation/inactivity.tsx';
import { LiveUpdates } from '#web/live/live-updates.tsx';
import { useClearPreviousVisit } from '#web/session/forget-history.ts';
import { wasSeen } from '#web/features/intro/intro-seen.ts';
import { textsReady } from '#web/texts/language.tsx';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';

/**
 * What goes on beside every page: keeping it current, watching over the presentation, the film before the building, and
 * leaving nothing of the last one.
 */
export function BackgroundTasks() {
  const { presentation } = useSession();
  useClearPreviousVisit();
  const { showIntroVideo, introVideo } = useSettings();
  const isHome = ['/', '/map-view'].includes(useLocation().pathname);
  const [told, setTold] = useState<LiveEvent<'presentation'>>();
  return (
    <>
      <LiveUpdates onPresentation={setTold} />
      {presentation && <Inactivity key={presentation.id} id={presentation.id} told={told} />}
      {isHome && showIntroVideo && introVideo && <IntroSlot file={introVideo} />}
    </>
  );
}

const IntroFilm = lazy(async () => {
  const [film] = await Promise.all([import('#web/features/intro/intro-film.tsx'), textsReady()]);
  return { default: film.IntroFilm };
});

/** The film's place: once a visit, and not for people who want no movement or save data. */
function IntroSlot({ file }: { file: string }) {
  const [isDue, setDue] = useState(() => !wasSeen() && !isUnwanted());
  return isDue ? (
    <Suspense>
      <IntroFilm file={file} onDone={() => setDue(false)} />
    </Suspense>
  ) : null;
}

function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || prefersStillness();
}

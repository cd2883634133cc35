import { useState, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { wasSeen } from '#web/features/intro/intro-seen.ts';
import { Inactivity } from '#web/features/presentation/inactivity.tsx';
import { ChangeNotice } from '#web/live/change-notice.tsx';
import { LiveUpdates } from '#web/live/live-updates.tsx';
import { useClearPreviousVisit } from '#web/session/forget-history.ts';
import { textsReady } from '#web/texts/language.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';

/**
 * What runs beside every page: live updates and notices of what they change, the inactivity check of a presentation, the intro film, and clearing what
 * the previous visitor left behind.
 */
export function BackgroundTasks() {
  const { user, client, presentation } = useSession();
  useClearPreviousVisit();
  const { showIntroVideo, introVideo } = useSettings();
  const { pathname } = useLocation();
  const isHome = ['/', '/map-view'].includes(pathname);
  const [presentationEvent, setPresentationEvent] = useState<LiveEvent<'presentation'>>();
  return (
    <>
      <LiveUpdates onPresentation={setPresentationEvent} />
      <ChangeNotice key={`${user?.id} ${client?.id} ${pathname}`} />
      {presentation && <Inactivity key={presentation.id} id={presentation.id} latestEvent={presentationEvent} />}
      {isHome && showIntroVideo && introVideo && <IntroSlot file={introVideo} />}
    </>
  );
}

const IntroFilm = lazy(async () => {
  const [film] = await Promise.all([import('#web/features/intro/intro-film.tsx'), textsReady()]);
  return { default: film.IntroFilm };
});

/** Shows the intro film once per visit, unless the visitor prefers reduced motion or saves data. */
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
  return connection?.saveData === true || prefersReducedMotion();
}

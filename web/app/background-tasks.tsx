import { useState } from 'react';
import { useLocation } from 'react-router';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { Inactivity } from '#web/features/presentation/inactivity.tsx';
import { LiveUpdates } from '#web/live/live-updates.tsx';
import { useClearPreviousVisit } from '#web/session/clear-previous-visit.ts';
import { IntroSlot } from './intro-slot.tsx';

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

import { useState } from 'react';
import { useLocation } from 'react-router';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '../catalogue/queries.ts';
import { useSettings } from '../catalogue/settings.tsx';
import { Inactivity } from '../features/presentation/inactivity.tsx';
import { LiveKeeper } from '../live/live-keeper.tsx';
import { IntroSlot } from './intro-slot.tsx';

/** What goes on beside every page: keeping it current, watching over the presentation, and the film before the building. */
export function Companions() {
  const { presentation } = useSession();
  const { showIntroVideo, introVideo } = useSettings();
  const isHome = ['/', '/map-view'].includes(useLocation().pathname);
  const [told, setTold] = useState<LiveEvent<'presentation'>>();
  return (
    <>
      <LiveKeeper onPresentation={setTold} />
      {presentation && <Inactivity key={presentation.id} id={presentation.id} told={told} />}
      {isHome && showIntroVideo && introVideo && <IntroSlot file={introVideo} />}
    </>
  );
}

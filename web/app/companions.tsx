import { useState } from 'react';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { useSession } from '../catalogue/queries.ts';
import { Inactivity } from '../features/presentation/inactivity.tsx';
import { LiveKeeper } from '../live/live-keeper.tsx';

/** What goes on beside every page: keeping it current, and watching over the presentation. */
export function Companions() {
  const { presentation } = useSession();
  const [told, setTold] = useState<LiveEvent<'presentation'>>();
  return (
    <>
      <LiveKeeper onPresentation={setTold} />
      {presentation && <Inactivity key={presentation.id} id={presentation.id} told={told} />}
    </>
  );
}

import { useState } from 'react';
import { isSavingData } from '#web/offline/start-offline.ts';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { IntroFilm } from './intro-film.tsx';
import { wasSeen } from './intro-seen.ts';

/** Shows the intro film once per visit, unless the visitor prefers reduced motion or saves data. */
export function Intro({ file }: { file: string }) {
  const [isDue, setDue] = useState(() => !wasSeen() && !isUnwanted());
  return isDue ? <IntroFilm file={file} onDone={() => setDue(false)} /> : null;
}

function isUnwanted(): boolean {
  return isSavingData() || prefersReducedMotion();
}
